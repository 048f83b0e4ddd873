/**
 * Takes a text apart after its first sentence, by the rules of its language.
 *
 * @returns the first sentence, and what follows with the space before it; empty where nothing does
 */
export function firstSentence(text: string, language: string): [first: string, rest: string] {
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const first = sentence?.segment.trimEnd() ?? '';
  return [first, text.slice(first.length)];
}
