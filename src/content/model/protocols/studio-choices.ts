/** What pickers offer. */
export interface StudioChoices {
  pages: readonly { route: string; name: string; title: string; places: readonly StudioPlace[] }[];
  pictures: readonly StudioPicture[];
  /** The languages of the site, the main one first; none where the site document cannot be read. */
  languages: readonly StudioLanguage[];
  /** Of the site document, by name. */
  tokens: Readonly<Record<string, string>>;
  /** By the folder of a further language: the tokens that have another value there. */
  tokensIn: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The colours behind pictures, the same in both themes, as CSS values. */
  colors: readonly { name: string; value: string }[];
  /** The woven patterns, with the address of a tile of each on each colour. */
  patterns: readonly { name: string; tiles: Readonly<Record<string, string>> }[];
}

/** A language of the site. */
export interface StudioLanguage {
  /** The folder of its pages; empty for the main language. */
  folder: string;
  /** Its tag (BCP 47), such as `fr-BJ`. */
  tag: string;
  /** Its name in itself. */
  name: string;
}

/** A place on a page that links can lead to. */
export interface StudioPlace {
  id: string;
  /** The heading there; empty where there is none. */
  heading: string;
}

export interface StudioPicture {
  /** Inside `media/`, as documents write it. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  url: string;
  /** What it shows and the titles of the pages with it, a line each; nothing where no document shows it. */
  about: string;
  /** What most documents say that it shows: of the main language or, in a form, of that of its document. Empty where none does. */
  alt: string;
  /** The same in the other languages, by their folders; that of the main language is empty. */
  altIn: Readonly<Record<string, string>>;
  /** The name of the picture for narrow windows that documents show with it; empty where none does. */
  narrow: string;
  /** It is nowhere more than the second drawing of a picture, for narrow windows. */
  isNarrow: boolean;
}

export interface StudioIcon {
  name: string;
  /** A whole `<svg>` element. */
  svg: string;
}
