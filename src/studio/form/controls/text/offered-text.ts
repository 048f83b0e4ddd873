import { isWritten } from '../../../../content/model/pages/placeholders';
import { isRecord } from '../../../../content/util/is-record';

/**
 * A text that a block has already and that fits elsewhere too: the first one of these names that is written, as many whole sentences
 * of it as fit.
 *
 * @param blocks of the page
 * @param names of the properties that it may be, each of which counts as much as the others
 * @param most the limit in characters
 * @returns undefined where there is none, or where not even its first sentence fits
 */
export function offeredText(
  blocks: unknown,
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  if (!Array.isArray(blocks)) return undefined;
  for (const block of blocks.filter(isRecord))
    for (const name of names) {
      const text = block[name];
      if (typeof text === 'string' && isWritten(text)) return sentencesOf(text, most) || undefined;
    }
  return undefined;
}

function sentencesOf(text: string, most: number): string {
  let taken = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    if (Array.from((taken + segment).trim()).length > most) break;
    taken += segment;
  }
  return taken.trim();
}
