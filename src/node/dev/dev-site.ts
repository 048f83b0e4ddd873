import { type Alias, aliasesOf } from '../../content/documents/site/aliases';
import { absenceWords } from '../../content/messages/absence-words';
import { linesIn } from '../../content/report/format';
import type { IssueText } from '../../content/model/issues/issue-details';
import { issueText } from '../../content/report/words/issue-text';
import type { ResolvedImage, PageData, SiteData } from '../../content/model/pages/page-data';
import type { PageOutline } from '../../content/model/pages/page-outline';
import {
  folderAt,
  pageLanguages,
  routeInMain,
  type SiteInLanguage,
} from '../../content/model/languages/languages';
import { sitesOf } from '../../content/check/site-languages';
import { pageColor } from '../../content/resolve/picture-defaults';
import { type AssetLookup, resolvePage, resolveSite } from '../../content/resolve/resolve';
import { absenceOf, buildTimeNow } from '../../content/model/pages/publication';
import { HOME, NOT_FOUND, routeOf } from '../../content/model/addresses/route';
import { routeNames } from '../../content/documents/site/route-names';
import type { SiteSources, SourceFile } from '../../content/model/source';
import type { ValidPage } from '../../content/documents/facts/valid-page';
import type { ValidationResult, Validator } from '../../content/check/validate';
import type { LanguageDocument, SiteDocument } from '../../generated/documents';
import type { DevView } from '../../content/model/protocols/dev-protocol';
import { uiIcons } from '../../content/model/icons/ui-icons';
import { devFontRules } from '../assets/fonts/dev-font-rules';
import { createMediaLookup, devAddresses, type MediaLookup } from '../assets/pictures/lookup';

interface DevSiteOptions {
  validator: Validator;
  icon: AssetLookup['icon'];
}

/**
 * The site while its documents are edited. It remembers the last valid version of each document, so
 * that an error removes no page, and follows documents that are added, changed and removed.
 */
export class DevSite {
  readonly #options: DevSiteOptions;
  #sources: SiteSources | undefined;
  #files: ReadonlyMap<string, SourceFile> = new Map();
  #result: ValidationResult | undefined;
  /** By route: the last valid version of pages that have errors now. */
  #lastGood = new Map<string, ValidPage>();
  /** By path: the last valid version of what is different in a language. */
  readonly #lastLanguages = new Map<string, LanguageDocument>();
  #aliases: readonly Alias[] | undefined;
  #site: SiteDocument | undefined;
  #media: MediaLookup | undefined;

  constructor(options: DevSiteOptions) {
    this.#options = options;
  }

  /** The documents as they are on the disk; undefined until they were read. */
  get sources(): SiteSources | undefined {
    return this.#sources;
  }

  /** Whether the whole site was checked: before that, aliases and issues are unknown. */
  get isChecked(): boolean {
    return this.#result !== undefined;
  }

  /** Sets the documents before they are checked. Each can be shown at once, by itself. */
  open(sources: SiteSources): void {
    this.#sources = sources;
    this.#files = new Map(sources.pages.map((page) => [page.path, page]));
    this.#site = (sources.site && this.#options.validator.siteAlone(sources.site)) ?? this.#site;
    this.#media = createMediaLookup(sources.pictures, devAddresses);
  }

  /** Sets the documents as they are now, checked. */
  update(sources: SiteSources): ValidationResult {
    const before = this.#result;
    const result = this.#options.validator.validate(sources);
    this.#sources = sources;
    this.#files = new Map(sources.pages.map((page) => [page.path, page]));
    this.#result = result;
    this.#aliases = undefined;
    this.#site = result.site ?? this.#site;
    for (const [route, page] of before?.pages ?? [])
      if (!result.pages.has(route)) this.#lastGood.set(route, page);
    for (const route of this.#lastGood.keys())
      if (result.pages.has(route) || !this.has(route)) this.#lastGood.delete(route);
    this.#media = createMediaLookup(sources.pictures, devAddresses);
    return result;
  }

  /** Whether a document has this route, valid or not. */
  has(route: string): boolean {
    return this.#fileAt(route) !== undefined;
  }

  /** Whether the media folder holds a picture of a name, one that can be shown or not. */
  hasPicture(name: string): boolean {
    return this.#sources?.pictures.has(name) ?? false;
  }

  /** The page that an alias sends visitors on to; undefined where an address is no alias. */
  routeOfAlias(address: string): string | undefined {
    if (this.has(address)) return undefined;
    this.#aliases ??= aliasesOf(this.#outlines());
    return this.#aliases.find(({ from }) => from === address)?.to.route;
  }

  /**
   * The resolved site document, as it is in the language of a page; undefined until it was valid once.
   *
   * @param route the page; by default one in the main language
   */
  siteData(route = HOME): SiteData | undefined {
    const site = this.#siteAt(route);
    return site && resolveSite(site, this.#lookup(), uiIcons);
  }

  /** The language of a page, for the document's root element. */
  languageAt(route: string): string {
    return this.#siteAt(route)?.language ?? 'en';
  }

  /** The pages that visitors can go to, with their names. */
  routeNames() {
    return routeNames(this.#outlines(), (route) => this.#siteAt(route)?.tokens ?? {});
  }

  /** The page to show at a route; where there is none, the unknown-route page. */
  pageData(route: string): PageData {
    const page = this.#find(this.has(route) ? route : NOT_FOUND);
    const main = this.#site;
    const site = this.#siteAt(route);
    if (!page || !main || !site) return emptyPage(route);
    const folder = folderAt(page.route, Object.keys(main.languages ?? {}));
    return resolvePage(page, site, {
      lookup: this.#lookup(),
      pages: { get: (above: string) => this.#good(above) },
      languages: pageLanguages(main, (there) => this.has(there))(page.route),
      color: pageColor(routeInMain(page.route, folder), main),
      withSource: true,
    });
  }

  /** An example of a block on this site, each of its pictures by the one given; undefined until the site is valid. */
  exampleData(page: ValidPage, picture: ResolvedImage): PageData | undefined {
    const lookup = { icon: this.#options.icon, image: () => picture };
    return this.#site && resolvePage(page, this.#site, { lookup, pages: new Map() });
  }

  /** What a browser is to show at a route. */
  view(route: string): DevView {
    const page = this.#find(route);
    const absence = page && absenceOf(page.document, buildTimeNow());
    return {
      ...{ route, page: this.pageData(route), site: this.siteData(route), issues: this.#issues(route) },
      ...(absence && { leftOut: `This page ${absenceWords(absence)}: a build leaves it out.` }),
    };
  }

  /** The errors of all documents, those of the page at a route first. */
  #issues(route: string): IssueText[] {
    const errors = this.#result?.issues.filter(({ severity }) => severity === 'error') ?? [];
    if (!this.#sources || errors.length === 0) return [];
    const linesOf = linesIn(this.#sources);
    const here = this.#fileAt(route)?.file;
    const ordered = errors.toSorted((one, other) => Number(other.file === here) - Number(one.file === here));
    return ordered.map((issue) => issueText(issue, linesOf(issue.file)));
  }

  /** The site document in the language of a page; the unknown-route page is in the main language. */
  #siteAt(route: string): SiteInLanguage | undefined {
    if (!this.#site) return undefined;
    const languageAlone = (source: SourceFile) => this.#languageDocument(source);
    const sites = sitesOf(this.#site, this.#sources ?? {}, { languageAlone });
    const folders = sites.map(({ home = HOME }) => home.slice(1));
    return sites[this.has(route) ? folders.indexOf(folderAt(route, folders)) : 0];
  }

  /** What is different in a language, as it was last without errors. */
  #languageDocument(source: SourceFile): LanguageDocument | undefined {
    const own = this.#options.validator.languageAlone(source) ?? this.#lastLanguages.get(source.path);
    if (own) this.#lastLanguages.set(source.path, own);
    return own;
  }

  #find(route: string): ValidPage | undefined {
    if (this.#result) return this.#good(route) ?? this.#result.invalidPages.get(route);
    const source = this.#fileAt(route);
    return source && this.#options.validator.pageAlone(source);
  }

  #good(route: string): ValidPage | undefined {
    if (this.#result) return this.#result.pages.get(route) ?? this.#lastGood.get(route);
    return this.#find(route);
  }

  *#outlines(): Generator<PageOutline> {
    yield* this.#result?.outlines.values() ?? [];
    yield* this.#lastGood.values();
  }

  #fileAt(route: string): SourceFile | undefined {
    const stem = route.slice(1);
    const file = this.#files.get(`${stem}.json`) ?? this.#files.get(`${stem && `${stem}/`}index.json`);
    return file && routeOf(file.path) === route ? file : undefined;
  }

  #lookup() {
    return {
      icon: this.#options.icon,
      image: (src: string) => this.#media?.image(src),
      fontRules: devFontRules,
    };
  }
}

/** Shown for a document of which not even a part can be shown. */
function emptyPage(route: string): PageData {
  return {
    route,
    title: route,
    description: '',
    breadcrumbs: [],
    blocks: [],
    assets: { images: {}, texts: {} },
  };
}
