/** A page document may be this large, in bytes; a larger file is refused without being read. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

/** Lists and groups in a document may stand this deep inside each other. */
export const MAX_DEPTH = 100;

/** So many entries may stand in one list or group; checking more would take minutes. */
export const MAX_ENTRIES = 5_000;

/** A picture may be this large, in bytes; a larger one would never do on a web page and is not read. */
export const MAX_PICTURE_BYTES = 10_000_000;

/** A picture may have so many pixels; more take a gigabyte of memory to make smaller. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/**
 * No picture is offered to visitors wider than this, in pixels: it fills a window of 1920, and the widest picture of ours
 * (a slide, 58 percent of such a window) at two pixels for each of its 1114.
 */
export const MAX_PICTURE_WIDTH = 2_000;

/** A file of more bytes is heavier than need be: a photograph of 2000 by 1500 pixels in the best JPEG is below it. */
export const MAX_PHOTO_BYTES = 3_000_000;

/** The same for an SVG, which visitors load nearly as it is: five times what any other picture may weigh for them. */
export const MAX_SVG_BYTES = 300_000;

/** What an SVG may hold. Beyond it browsers stop, too, or take seconds; a map of a whole country stays below. */
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

/** The kinds of file that can stand in `media/` as a picture. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** Why a picture cannot be shown. */
export type PictureFault =
  | { fault: 'unreadable' | 'corrupt'; detail: string }
  | { fault: 'too-large'; bytes: number }
  | { fault: 'too-many-pixels'; width: number; height: number }
  /** It is another kind of file than its name says; `ending` is the one to give, where there is one. */
  | { fault: 'mislabelled'; format: string; ending: string }
  /** An SVG of unknown size: without width and height or a viewBox. */
  | { fault: 'no-size' }
  /** An SVG that declares entities or rules of its own. */
  | { fault: 'doctype' }
  /** An SVG that holds more of something than a page can show. */
  | { fault: 'too-much'; of: keyof typeof SVG_LIMITS; most: number }
  /** An SVG that can run script or fetch things from elsewhere; `found` names what in it does. */
  | { fault: 'unsafe'; found: readonly string[] };

/** What is known of a picture that can be shown. */
export interface PictureFacts {
  format: PictureFormat;
  /** Pixels, as it is shown: turned as the camera noted. */
  width: number;
  height: number;
  /** What the file weighs. */
  bytes: number;
  /** SHA-256 of the file, in hexadecimal digits. */
  hash: string;
  /** Whether the file can be sent as it is: WebP at rest, upright, with no notes about camera or place in it. */
  isPlain: boolean;
}

/** What a document is called by mistake: text editors add `.txt`, and there are kinds of JSON that are none. */
export const STRAY_ENDING = /\.json\.txt$|\.json[c5]$/i;

/** Something in the pages folder that looks as if it were part of the site, and is not read. */
export interface Stray {
  /** Path inside the pages folder, with forward slashes. */
  path: string;
  /**
   * A symbolic link, a document under an ending such as `.json.txt` or in the media folder, or what is no file where a file is
   * expected.
   */
  kind: 'link' | 'ending' | 'in-media' | 'folder' | 'pipe' | 'socket' | 'device';
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
  /** Of those, the ones with the ending of a picture, as they were found. */
  pictures: ReadonlyMap<string, PictureFacts | PictureFault>;
  strays?: readonly Stray[];
}

/** The schemas by their place in `schema/`. */
export interface Schemas {
  page: object;
  site: object;
  /** The others: `blocks/hero.schema.json`, `parts/href.schema.json`, `block.schema.json`. */
  others: Readonly<Record<string, object>>;
}

/** The schemas as functions that answer yes or no, made from the very same schemas beforehand. */
export interface PrecompiledValidators {
  page(value: unknown): boolean;
  site(value: unknown): boolean;
  href(value: unknown): boolean;
}

/** What validation knows apart from the documents themselves. */
export interface ValidatorConfig {
  schemas: Schemas;
  /** Says of a document in a moment whether the schemas have anything against it; left out, they are compiled instead. */
  precompiled?: PrecompiledValidators;
  /** Properties that the schemas have renamed, by their old name: the new ones (schema/migrations). */
  renames?: ReadonlyMap<string, readonly string[]>;
  /** Every name that an icon can have in a document: `truck`, `brand:react`. */
  icons: ReadonlySet<string>;
}
