/** One for each language: to make one takes longer than to use it. */
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Takes a text apart after its first sentence, by the rules of its language.
 *
 * @returns the first sentence, and what follows with the space before it; empty where nothing does
 */
export function firstSentence(text: string, language: string): [first: string, rest: string] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const [sentence] = segmenter.segment(text);
  const first = sentence?.segment.trimEnd() ?? '';
  return [first, text.slice(first.length)];
}
