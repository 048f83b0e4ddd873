import type { SiteInLanguage } from '../../../content/model/languages/languages';
import type { ResolvedImage, IconData, PageLanguage, SiteData } from '../../../content/model/pages/page-data';
import type { SocialCard } from '../../../content/resolve/social-card';
import type { Color } from '../../../generated/documents';
import type { InlineCode } from '../../hosting/policy/inline-code';
import type { CardContext } from '../../assets/social/card-address';

/** What every page of a build is made with. */
export interface PageSetting {
  /** The output folder. */
  dir: string;
  /** The address of the module that renders pages. */
  serverModule: string;
  indexHtml: string;
  /** All rules of the site, and the address of its style sheet. */
  css: string;
  sheet: string;
  site: SiteInLanguage;
  siteData: SiteData;
  /** By name: every picture that can be shown. */
  images: ReadonlyMap<string, ResolvedImage>;
  /** Left out where no social pictures are made. */
  cards?: CardContext;
}

/** One page that is to be made. */
export interface PageJob {
  route: string;
  /** The file as the user knows it. */
  file: string;
  /** The document, which is known to be right. */
  text: string;
  /** The whole names of the icons that it names. */
  icons: readonly string[];
  /** The pages in the folders above, whose names the page shows. */
  above: readonly NamedPage[];
  /** Left out where the site has one language. */
  languages?: readonly PageLanguage[];
  /** Of pictures that name none, in a further language: as on the same page in the main language. */
  color?: Color;
}

/** A page as others speak of it. */
export interface NamedPage {
  route: string;
  name: string;
}

/** A page that was made. */
export interface MadePage {
  route: string;
  /** The SHA-256 of the file that was written. */
  digest: string;
  /** The file of its own icons, where it shows some. */
  sprite?: { address: string; digest: string };
  /** The pictures that it shows, with the addresses that it names. */
  pictures: readonly (readonly [string, ResolvedImage])[];
  card?: SocialCard;
  /** What the site's policy must allow for its sake. */
  code: InlineCode;
}

/** What a thread that makes pages is asked. */
export interface ToWorker {
  jobs: readonly PageJob[];
  /** The icons that these pages name, apart from those that the thread was sent before. */
  icons: readonly (readonly [string, IconData | undefined])[];
}

/** What it answers. */
export type FromWorker =
  | { kind: 'made'; pages: readonly MadePage[] }
  /** Of an error that goes from one thread to another only the text arrives: what the system has refused stands beside it. */
  | { kind: 'failed'; route: string; error: unknown; code: string | undefined };
