import type { Color } from '../../../../generated/documents';
import { DEFAULT_PATTERNS } from '../../../../generated/schema-values';
import { isRecord } from '../../../util/is-record';
import { mapValues } from '../../../util/map-values';

/** What is behind pictures, and on coloured panels. */
interface PanelColor {
  color: Color;
  pattern: string;
}

/**
 * A new page in the color with which another one opens: its pictures that name none, and its panels. A legal text stays as it is.
 *
 * @param home the page that opens with the color; where that names none, nothing changes
 */
export function inColorOf<Page extends Readonly<Record<string, unknown>>>(home: unknown, page: Page): Page {
  const color = panelColorOf(home);
  const { kind, blocks } = page;
  if (!color || kind === 'legal' || !Array.isArray(blocks)) return page;
  const withPictures = mapValues(blocks, (part, key) =>
    key === 'picture' && isRecord(part) && part.color === undefined ? { ...color, ...part } : part,
  );
  const isPanel = (block: unknown) => isRecord(block) && block.color !== undefined;
  return { ...page, blocks: withPictures.map((block) => (isPanel(block) ? { ...block, ...color } : block)) };
}

/** The color and the pattern of the first block of a page, or of its picture. */
function panelColorOf(page: unknown): PanelColor | undefined {
  const [first] = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
  if (!isRecord(first)) return undefined;
  const { color, pattern } = isRecord(first.picture) ? first.picture : first;
  if (!isColor(color)) return undefined;
  return { color, pattern: typeof pattern === 'string' ? pattern : DEFAULT_PATTERNS[color] };
}

const isColor = (name: unknown): name is Color =>
  typeof name === 'string' && Object.hasOwn(DEFAULT_PATTERNS, name);
