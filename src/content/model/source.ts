/** The maximum size of a page document; a larger file is refused without being read. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

/** The maximum nesting of lists and objects in a document. */
export const MAX_DEPTH = 100;

/** The maximum number of entries in one list or object; checking more would take minutes. */
export const MAX_ENTRIES = 5_000;

/** The maximum size of a picture; a larger one is unusable on a web page and is not read. */
export const MAX_PICTURE_BYTES = 10_000_000;

/** The maximum number of pixels; more take a gigabyte of memory to resize. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/**
 * No picture is offered to visitors wider than this, in pixels: it fills a window of 1920, and the widest picture of ours
 * (a slide, 58 percent of such a window) at two pixels for each of its 1114.
 */
export const MAX_PICTURE_WIDTH = 2_000;

/** A file of more bytes is heavier than necessary: a photograph of 2000 by 1500 pixels in the best JPEG is below it. */
export const MAX_PHOTO_BYTES = 3_000_000;

/** The same for an SVG, which visitors load nearly as it is: five times the weight of any other picture for them. */
export const MAX_SVG_BYTES = 300_000;

/** Limits of an SVG. Beyond them browsers fail, too, or take seconds; a map of a whole country stays below. */
export const SVG_LIMITS = {
  /** Characters, without the pictures embedded in it. */
  letters: 2_000_000,
  elements: 20_000,
  /** Attributes of one element. */
  attributes: 500,
  /** Groups inside each other. */
  depth: 100,
  /** Elements that are drawn, each as often as it is referred to: the limit of librsvg, which draws the icons. */
  drawn: 500_000,
} as const;

/** The site document's place in the pages folder. */
export const SITE_PATH = '_site.json';

/** A document's kind, of which each has a schema: a page; the site document; what is different in one language of the site. */
export type DocumentKind = 'page' | 'site' | 'language';

/** What is different in a language: the site document of its folder, `fr/_site.json`. */
const LANGUAGE_PATH = /^[^/]+\/_site\.json$/;

/** The kind of the document at a path inside the pages folder. */
export function documentKind(path: string): DocumentKind {
  if (path === SITE_PATH) return 'site';
  return LANGUAGE_PATH.test(path) ? 'language' : 'page';
}

/** The ledger's place in the pages folder: the list of routes that were published. */
export const LEDGER_PATH = '_published.json';

/** What other programs save under any name. */
export type OtherFormat =
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'writer'
  | 'archive'
  | 'office'
  | 'pdf'
  | 'picture'
  | 'rtf'
  | 'html'
  | 'yaml'
  | 'csv'
  | 'program'
  | 'css'
  | 'mail'
  | 'markdown';

/** Why a file's text could not be read; the detail of `other-format` is an `OtherFormat`, that of `not-utf8` the encoding, where it is known. */
export type SourceProblem = 'too-large' | 'unreadable' | 'not-utf8' | 'other-format';

/** One JSON file of the pages folder, as it was read. */
export interface SourceFile {
  /** Path as the user knows it, with forward slashes: `pages/services/repairs.json`. */
  file: string;
  /** Path inside the pages folder, with forward slashes: `services/repairs.json`. */
  path: string;
  content: { text: string } | { problem: SourceProblem; detail: string };
}

/** The picture formats that are allowed in `media/`. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** Why a picture cannot be shown. */
export type PictureFault =
  | { fault: 'unreadable' | 'corrupt'; detail: string }
  | { fault: 'too-large'; bytes: number }
  | { fault: 'too-many-pixels'; width: number; height: number }
  /** Its format is not that of its name; `ending` is the right one, where there is one. */
  | { fault: 'mislabelled'; format: string; ending: string }
  /** An SVG of unknown size: without width and height or a viewBox. */
  | { fault: 'no-size' }
  /** An SVG whose root element does not have the XML namespace of SVG, but `found`; empty for none. */
  | { fault: 'namespace'; found: string }
  /** An SVG with a DOCTYPE that declares something. */
  | { fault: 'doctype' }
  /** An SVG that exceeds one of SVG_LIMITS. */
  | { fault: 'too-much'; of: keyof typeof SVG_LIMITS; most: number }
  /** An SVG that can run script or fetch things from elsewhere; `found` names what in it does. */
  | { fault: 'unsafe'; found: readonly string[] };

/** The facts about a picture that can be shown. */
export interface PictureFacts {
  format: PictureFormat;
  /** Pixels, after the rotation of its EXIF data. */
  width: number;
  height: number;
  /** The size of the file. */
  bytes: number;
  /** SHA-256 of the file, in hexadecimal digits. */
  hash: string;
  /** Whether the file can be sent as it is: a WebP without animation, rotation and metadata. */
  isPlain: boolean;
}

/** Wrong endings of documents: text editors add `.txt`, and some dialects of JSON are not JSON. */
export const STRAY_ENDING = /\.json\.txt$|\.json[c5]$/i;

/** Something in the pages folder that looks as if it were part of the site, and is not read. */
export interface Stray {
  /** Path inside the pages folder, with forward slashes. */
  path: string;
  /**
   * A symbolic link, a document under an ending such as `.json.txt`, without a name before its ending or in the media folder, a
   * folder of packages, or what is no file where a file is expected.
   */
  kind: 'link' | 'ending' | 'nameless' | 'packages' | 'in-media' | 'folder' | 'pipe' | 'socket' | 'device';
}

/** Everything of a site that validation needs. */
export interface SiteSources {
  /** The pages folder as the user knows it: `pages`. */
  dir: string;
  /** Every page document, sorted by path. */
  pages: readonly SourceFile[];
  site: SourceFile | undefined;
  /** What is different in further languages of the site, sorted by path. */
  languages?: readonly SourceFile[];
  /** The ledger, where the site has one. */
  ledger?: SourceFile;
  /** Names of the files inside `media/`, with forward slashes. */
  media: ReadonlySet<string>;
  /** Those with the ending of a picture, examined. */
  pictures: ReadonlyMap<string, PictureFacts | PictureFault>;
  strays?: readonly Stray[];
  /** Paths of documents that are not read, because their name or that of a folder begins with `_`. */
  hidden?: readonly string[];
}

/** The schemas by their place in `schema/`. */
export interface Schemas {
  page: object;
  site: object;
  /** The others: `blocks/hero.schema.json`, `parts/href.schema.json`, `block.schema.json`. */
  others: Readonly<Record<string, object>>;
}

/** The schemas as precompiled functions that answer yes or no. */
export interface PrecompiledValidators {
  page(value: unknown): boolean;
  site(value: unknown): boolean;
  language(value: unknown): boolean;
  href(value: unknown): boolean;
}

/** What validation needs besides the documents. */
export interface ValidatorConfig {
  schemas: Schemas;
  /** Checks quickly whether a document is valid; left out, the schemas are compiled instead. */
  precompiled?: PrecompiledValidators;
  /** Properties that the schemas have renamed, by their old name: the new ones (schema/migrations). */
  renames?: ReadonlyMap<string, readonly string[]>;
  /** The newest version of the blocks, which is that of the last migration; left out, every version is taken. */
  newestVersion?: number;
  /** Every icon name that documents can use: `truck`, `brand:react`. */
  icons: ReadonlySet<string>;
}
