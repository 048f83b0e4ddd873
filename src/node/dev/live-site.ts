import { aliasesOf } from '../../content/aliases';
import { linesIn } from '../../content/format/format';
import { type IssueText, issueText } from '../../content/format/issue-text';
import type { ImageData, PageData, SiteData } from '../../content/page-data';
import { type AssetLookup, resolvePage, resolveSite } from '../../content/resolve';
import { NOT_FOUND, routeOf } from '../../content/route';
import { routeNames } from '../../content/route-names';
import type { SiteSources } from '../../content/source';
import type { ValidPage } from '../../content/valid-page';
import type { ValidationResult, Validator } from '../../content/validate';
import type { SiteDocument } from '../../generated/documents';
import type { LiveView } from '../../overlay/protocol';
import { chromeIcons } from '../../ui/chrome-icons';
import { createMediaLookup, liveAddresses, type MediaLookup } from '../media/lookup';

interface LiveSiteOptions {
  validator: Validator;
  icon: AssetLookup['icon'];
}

/**
 * The site while its documents are edited. It remembers the last good version of each document, so
 * that a mistake takes no page away, and follows documents that come, change and go.
 */
export class LiveSite {
  readonly #options: LiveSiteOptions;
  #sources: SiteSources | undefined;
  #result: ValidationResult | undefined;
  #good = new Map<string, ValidPage>();
  #routes: ReadonlySet<string> = new Set();
  #site: SiteDocument | undefined;
  #media: MediaLookup | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
  }

  /** Takes in the documents as they are now. */
  update(sources: SiteSources): ValidationResult {
    const result = this.#options.validator.validate(sources);
    this.#sources = sources;
    this.#result = result;
    this.#site = result.site ?? this.#site;
    this.#routes = new Set(sources.pages.flatMap(({ path }) => routeOf(path) ?? []));
    for (const route of this.#good.keys()) if (!this.#routes.has(route)) this.#good.delete(route);
    for (const [route, page] of result.pages) this.#good.set(route, page);
    this.#media = createMediaLookup(sources.pictures, liveAddresses);
    return result;
  }

  /** Whether a document stands at a route, valid or not. */
  has(route: string): boolean {
    return this.#routes.has(route);
  }

  /** The page that an alias sends visitors on to; undefined where an address is no alias. */
  routeOfAlias(address: string): string | undefined {
    if (this.has(address)) return undefined;
    return aliasesOf(this.#good.values()).find(({ from }) => from === address)?.to.route;
  }

  /** The site document made ready to render; undefined until it was valid once. */
  siteData(): SiteData | undefined {
    return this.#site && resolveSite(this.#site, this.#lookup(), chromeIcons);
  }

  /** The language of the site, for the document's root element. */
  get language(): string {
    return this.#site?.language ?? 'en';
  }

  /** The pages that visitors can go to, with their names. */
  routeNames() {
    return this.#site ? routeNames(this.#good.values(), this.#site) : [];
  }

  /** The page to show at a route; where there is none, the unknown-route page. */
  pageData(route: string): PageData {
    const page = this.#find(this.has(route) ? route : NOT_FOUND);
    const site = this.#site;
    if (!page || !site) return emptyPage(route);
    return resolvePage(page, site, { lookup: this.#lookup(), pages: this.#good, withSource: true });
  }

  /** An example of a block on this site, each of its pictures by the one given; undefined until the site is valid. */
  exampleData(page: ValidPage, picture: ImageData): PageData | undefined {
    const lookup = { icon: this.#options.icon, image: () => picture };
    return this.#site && resolvePage(page, this.#site, { lookup, pages: new Map() });
  }

  /** What a browser is to show at a route. */
  view(route: string): LiveView {
    return { route, page: this.pageData(route), site: this.siteData(), issues: this.#issues(route) };
  }

  /** The errors of all documents, those of the page at a route first. */
  #issues(route: string): IssueText[] {
    if (!this.#sources || !this.#result) return [];
    const linesOf = linesIn(this.#sources);
    const here = this.#sources.pages.find(({ path }) => routeOf(path) === route)?.file;
    const errors = this.#result.issues.filter(({ severity }) => severity === 'error');
    const ordered = errors.toSorted((one, other) => Number(other.file === here) - Number(one.file === here));
    return ordered.map((issue) => issueText(issue, linesOf(issue.file)));
  }

  #find(route: string): ValidPage | undefined {
    return this.#good.get(route) ?? this.#result?.drafts.get(route);
  }

  #lookup() {
    return { icon: this.#options.icon, image: (src: string) => this.#media?.image(src) };
  }
}

/** Stands where a document cannot be shown at all, not even in part. */
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
