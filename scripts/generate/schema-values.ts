/** What the schemas of blocks state for code. */
export interface BlockValues {
  /** What the studio calls blocks, by their types; those whose type says enough are left out. */
  names: Readonly<Record<string, string>>;
  /** The types of blocks that are no higher than a heading. */
  low: readonly string[];
}

/**
 * The text of a module with the values that the schemas state for code, in keywords that validate nothing. The types of the
 * constants make the compiler refuse a color without a pattern, or a block that does not exist.
 *
 * @param pageSchema the text of the schema of page documents
 * @param colorSchema the text of the schema of colors
 */
export function valuesOf(pageSchema: string, colorSchema: string, blocks: BlockValues): string {
  const { newPageBlocks } = JSON.parse(pageSchema);
  const { defaultPatterns, colorWithoutCategory } = JSON.parse(colorSchema);
  return `import type { Block, Color, PageDocument, Pattern } from './documents';

/** The pattern of a panel that names only a color: \`defaultPatterns\` in schema/parts/color.schema.json. */
export const DEFAULT_PATTERNS: Readonly<Record<Color, Pattern>> = ${written(defaultPatterns)};

/** For pages in no category of the navigation: \`colorWithoutCategory\` in schema/parts/color.schema.json. */
export const COLOR_WITHOUT_CATEGORY: Color = ${written(colorWithoutCategory)};

/** The first blocks of a new page of each kind: \`newPageBlocks\` in schema/page.schema.json. */
export const NEW_PAGE_BLOCKS: Readonly<
  Record<NonNullable<PageDocument['kind']> | 'page', readonly Block['type'][]>
> = ${written(newPageBlocks)};

/** What the studio calls blocks whose type says little to people: \`studioName\` in their schemas. */
export const BLOCK_NAMES: Readonly<Partial<Record<Block['type'], string>>> = ${written(blocks.names)};

/** Blocks that are no higher than a heading: \`isLow\` in their schemas. */
export const LOW_BLOCKS: readonly Block['type'][] = ${written(blocks.low)};
`;
}

const written = (value: unknown) => JSON.stringify(value, null, 2);
