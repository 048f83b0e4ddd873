import { isWritten } from '../../../../content/model/pages/placeholders';
import { isRecord } from '../../../../content/util/is-record';

/**
 * A text that a block has already and that fits elsewhere too: the first one of these names that is written.
 *
 * @param blocks of the page
 * @param names of the properties that it may be, each of which counts as much as the others
 * @param most the limit in characters
 * @returns undefined where there is none, or where it is too long
 */
export function offeredText(
  blocks: unknown,
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  if (!Array.isArray(blocks)) return undefined;
  const texts = blocks.filter(isRecord).flatMap((block) => names.map((name) => block[name]));
  const first = texts.find((text) => typeof text === 'string' && isWritten(text));
  return typeof first === 'string' && Array.from(first).length <= most ? first : undefined;
}
