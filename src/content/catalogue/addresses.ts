/** The address of the catalogue of blocks. It begins with _, as no page's address does. */
export const CATALOGUE = '/_blocks';

/** Whether a path is the catalogue's or below it. */
export const isInCatalogue = (pathname: string) => `${pathname}/`.startsWith(`${CATALOGUE}/`);

/** The address of one example of a block. */
export function exampleRoute(type: string, name: string): string {
  return `${CATALOGUE}/${type}/${name}`;
}

/** The file that holds the examples of a block type, from the project's root. */
export const examplesFile = (type: string) => `schema/blocks/${type}.examples.json`;
