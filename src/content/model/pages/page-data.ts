import type { Block, Contact, Office, PageDocument, SiteDocument } from '../../../generated/documents';
import type { AllLabels } from '../labels/all-labels';

/** An icon: the content of an `<svg>` of this size. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}

/** Icons by their full name: `truck-duotone`, `brand:react`. */
export type Icons = Readonly<Record<string, IconData>>;

/** A picture ready to show: its address on the site and its size in pixels. */
export interface ResolvedImage {
  url: string;
  width: number;
  height: number;
  /** The same picture in all its widths, for `srcset`; an SVG has none. */
  srcSet?: string;
}

/** The picture that social networks show for a page: its address on the site, size in pixels and media type. */
export interface SocialPicture {
  url: string;
  width: number;
  height: number;
  type: string;
}

/** Addresses of files that browsers request besides a page: icons made from the logo, where there is one, and the manifest. */
export interface SiteFiles {
  icon?: string;
  touchIcon?: string;
  manifest: string;
}

/** A piece of rich text, with what is inside it. */
export type RichNode =
  | { type: 'text'; text: string }
  | { type: 'paragraph' | 'item' | 'strong' | 'emphasis'; children: readonly RichNode[] }
  /** A list; `start` is the first number, where that is not 1. */
  | { type: 'list'; ordered: boolean; start?: number; children: readonly RichNode[] }
  | { type: 'link'; href: string; children: readonly RichNode[] };

/** The assets that a document refers to: pictures by file, rich texts by the name that `resolve` gave them. */
export interface Assets {
  images: Readonly<Record<string, ResolvedImage>>;
  /** Rich texts, parsed. In the blocks of a resolved page `richText` is a name in this list. */
  texts: Readonly<Record<string, readonly RichNode[]>>;
}

/** One breadcrumb; the last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** One of the languages of a site, as a page shows it. */
export interface PageLanguage {
  /** The language's tag (BCP 47), such as `fr-BJ`. */
  tag: string;
  /** Its name in the language itself, such as `Français`. */
  name: string;
  /** The address of the same page in this language; of the language's home page, where it is not translated. */
  href: string;
  /** Whether that is the same page. */
  isSamePage: boolean;
}

/** A resolved page document: tokens replaced, names looked up. Plain JSON. */
export interface PageData {
  /** The page's address: `/`, `/services/repairs`, `/404`. */
  route: string;
  title: string;
  description: string;
  entrance?: PageDocument['entrance'];
  breadcrumbs: readonly Crumb[];
  blocks: readonly Block[];
  assets: Assets;
  /** All languages of the site, the main one first; left out where there is only one. Not in the data inside HTML. */
  languages?: readonly PageLanguage[];
  /** Only in a built site. */
  social?: SocialPicture;
  /** The icons that its document names. Not in the data inside HTML. */
  icons?: Icons;
  /** Only in a built site: the address of the file with these icons. */
  sprite?: string;
  /** Only in a built site: the id of the build. Pages of two builds do not fit together. */
  build?: string;
  /** Only in dev: the line of each block in its file. */
  source?: { file: string; lines: readonly number[] };
  /** Only in dev, on a page in a further language: what header and footer show in it. */
  site?: SiteData;
}

/** An office with the color and the pattern of its strip. */
export type ResolvedOffice = Office & Required<Pick<Office, 'color' | 'pattern'>>;

/** The part of the site document that visitors see; the rest is for validation, breadcrumbs and tokens at build. */
export type Site = Omit<
  SiteDocument,
  | '$schema'
  | 'tokens'
  | 'placeholders'
  | 'plannedRoutes'
  | 'rules'
  | 'sections'
  | 'palette'
  | 'languages'
  | 'fonts'
  | 'footer'
  | 'navigation'
  | 'labels'
  | 'contact'
> & {
  contact: Omit<Contact, 'offices'> & { offices?: ResolvedOffice[] };
  /** The address of the home page in a further language; left out in the main one. */
  home?: string;
  /** Those of the language, where the document gives none. */
  labels: AllLabels;
  /** Not in the script of a built site, since header and footer are in the HTML of every page. */
  navigation?: SiteDocument['navigation'];
  footer?: SiteDocument['footer'];
};

/** A custom property of src/theme/tokens.css with its value in each theme. */
export interface ThemeValue {
  name: string;
  light: string;
  dark: string;
}

/** The resolved site document, with the icons and pictures of header and footer. */
export interface SiteData {
  site: Site;
  assets: Assets;
  /** What the site's palette has in place of the theme's own values. Not in the script of a built site. */
  theme?: readonly ThemeValue[];
  /** Only in dev: style rules for fonts other than the theme's. */
  fontRules?: string;
  /** Only in a built site. */
  files?: SiteFiles;
  /** All icons that do not come from pages. Not in the script. */
  icons?: Icons;
  /** Only in a built site: the address of the file with these icons. */
  sprite?: string;
}
