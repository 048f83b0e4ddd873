import type { Block, Pattern, Color } from '../../generated/documents';
import { COLOR_WITHOUT_CATEGORY, DEFAULT_PATTERNS } from '../../generated/schema-values';

/** The content of the picture that social networks show for a page. */
export interface SocialCard {
  route: string;
  title: string;
  color: Color;
  pattern: Pattern;
}

interface Panel {
  color: Color;
  pattern: Pattern;
}

/** For pages without a picture, such as the unknown-route page. */
const PANEL_WITHOUT_PICTURE: Panel = {
  color: COLOR_WITHOUT_CATEGORY,
  pattern: DEFAULT_PATTERNS[COLOR_WITHOUT_CATEGORY],
};

/**
 * The social picture's parts, from a page whose tokens are replaced. Its color and pattern are those of the page's
 * lead picture: pictures come in the order of the document, and the first is that of the opening.
 */
export function socialCard(page: { route: string; title: string; blocks: readonly Block[] }): SocialCard {
  const { color, pattern } = firstPanel(page.blocks) ?? PANEL_WITHOUT_PICTURE;
  return { route: page.route, title: page.title, color, pattern };
}

function firstPanel(part: unknown): Panel | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (isPanel(part)) return part;
  for (const inner of Object.values(part)) {
    const found = firstPanel(inner);
    if (found) return found;
  }
  return undefined;
}

/** In all schemas these two properties together have only these values. */
function isPanel(part: object): part is Panel {
  return 'color' in part && 'pattern' in part;
}
