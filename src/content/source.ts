/** A page document may be this large, in bytes; a larger file is refused without being read. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

/** Lists and groups in a document may stand this deep inside each other. */
export const MAX_DEPTH = 100;

/** So many entries may stand in one list or group; checking more would take minutes. */
export const MAX_ENTRIES = 5_000;

/** The site document's place in the pages folder. */
export const SITE_PATH = '_site.json';

/** The ledger's place in the pages folder: the list of routes that were published. */
export const LEDGER_PATH = '_published.json';

/** Why a file's text is not known. */
export type SourceProblem = 'too-large' | 'unreadable' | 'not-utf8';

/** One JSON file of the pages folder, as it was read. */
export interface SourceFile {
  /** Path as the user knows it, with forward slashes: `pages/services/erp.json`. */
  file: string;
  /** Path inside the pages folder, with forward slashes: `services/erp.json`. */
  path: string;
  content: { text: string } | { problem: SourceProblem; detail: string };
}

/** Everything that validation reads of a site. */
export interface SiteSources {
  /** The pages folder as the user knows it: `pages`. */
  dir: string;
  /** Every page document, sorted by path. */
  pages: readonly SourceFile[];
  site: SourceFile | undefined;
  /** The ledger, where the site has one. */
  ledger?: SourceFile;
  /** Names of the files inside `media/`, with forward slashes. */
  media: ReadonlySet<string>;
}

/** The schemas by their place in `schema/`. */
export interface Schemas {
  page: object;
  site: object;
  /** The others: `blocks/hero.schema.json`, `parts/href.schema.json`, `block.schema.json`. */
  others: Readonly<Record<string, object>>;
}

/** What validation knows apart from the documents themselves. */
export interface Knowledge {
  schemas: Schemas;
  /** Every name in the icon set, styles included: `truck`, `truck-duotone`. */
  icons: ReadonlySet<string>;
}
