/* Generated from schema/ by `npm run generate`. Do not edit. */
import type { Block, Color, PageDocument, Pattern } from './documents';

/** The pattern of a panel that names only a color: `defaultPatterns` in schema/parts/color.schema.json. */
export const DEFAULT_PATTERNS: Readonly<Record<Color, Pattern>> = {
  "green": "phula",
  "indigo": "kente",
  "marigold": "pasa",
  "lagoon": "chevron",
  "laterite": "lattice",
  "slate": "steps"
};

/** For pages in no category of the navigation: `colorWithoutCategory` in schema/parts/color.schema.json. */
export const COLOR_WITHOUT_CATEGORY: Color = "slate";

/** The first blocks of a new page of each kind: `newPageBlocks` in schema/page.schema.json. */
export const NEW_PAGE_BLOCKS: Readonly<
  Record<NonNullable<PageDocument['kind']> | 'page', readonly Block['type'][]>
> = {
  "software": [
    "hero",
    "benefit-grid",
    "faq",
    "call-to-action"
  ],
  "service": [
    "hero",
    "process-steps",
    "faq",
    "call-to-action"
  ],
  "product": [
    "hero",
    "alternating-rows",
    "faq",
    "call-to-action"
  ],
  "legal": [
    "banner",
    "prose"
  ],
  "page": [
    "hero",
    "point-list",
    "call-to-action"
  ]
};

/** What the studio calls blocks whose type says little to people: `studioName` in their schemas. */
export const BLOCK_NAMES: Readonly<Partial<Record<Block['type'], string>>> = {
  "hero-carousel": "Page opening with slides",
  "hero": "Page opening"
};

/** Blocks that are no higher than a heading: `isLow` in their schemas. */
export const LOW_BLOCKS: readonly Block['type'][] = [
  "banner"
];
