/** Where the catalogue of blocks stands. Its name begins with _, as no page's address does. */
export const CATALOGUE = '/_blocks';

/** Whether a path is the catalogue's or lies below it. */
export const isInCatalogue = (pathname: string) => `${pathname}/`.startsWith(`${CATALOGUE}/`);

/** Where one example of a block stands by itself. */
export function exampleRoute(type: string, name: string): string {
  return `${CATALOGUE}/${type}/${name}`;
}

/** The file that holds the examples of a block type, from the project's root. */
export const examplesFile = (type: string) => `schema/blocks/${type}.examples.json`;
