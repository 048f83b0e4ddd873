import type { OpenDocument } from '../document/open-document';
import { isRecord } from '../../util/is-record';
import { wasMisspelt } from './was-misspelt';
import type { BuildTime } from '../../model/pages/publication';
import type { SiteSources, Stray } from '../../model/source';

/** What rules know independently of the site. */
export interface RuleContext {
  icons: ReadonlySet<string>;
  /** The block types that hold a page's main heading. */
  openings: ReadonlySet<string>;
  /** Whether the schemas allow a link of this form. */
  allowsLink(href: string): boolean;
  /** The newest version of the blocks; pages may say for which one they were written. */
  newestVersion: number;
}

/** The whole site, as rules see it. Facts of an unreadable document are `undefined`: not known. */
export interface SiteIndex extends RuleContext {
  dir: string;
  documents: readonly OpenDocument[];
  site: OpenDocument | undefined;
  /** Where the site is published: `https://www.example.com`. */
  url: string | undefined;
  /** The further languages of the site: tags by folder. */
  languages: ReadonlyMap<string, string>;
  /** Page documents by route; of two for one route, the first. */
  routes: ReadonlyMap<string, OpenDocument>;
  plannedRoutes: ReadonlySet<string> | undefined;
  /** The published routes, from the ledger. */
  published: ReadonlySet<string>;
  tokens: Readonly<Record<string, unknown>> | undefined;
  media: ReadonlySet<string>;
  pictures: SiteSources['pictures'];
  strays: readonly Stray[];
  /** The site document's settings of rules, by issue code. */
  choices: Readonly<Record<string, unknown>>;
  /** What the site is checked for: pages that are not public then may be linked to, with a warning. */
  buildTime: BuildTime;
  /** Rules whose errors become warnings. */
  lenient: ReadonlySet<string>;
  /** Rules whose warnings become errors, whatever the site document says. */
  raised: ReadonlySet<string>;
}

/**
 * Collects what the rules need, once for all of them.
 *
 * @param documents among them the site document, checked against its schema
 */
export function indexSite(
  sources: SiteSources,
  { documents, ledger }: { documents: readonly OpenDocument[]; ledger: OpenDocument | undefined },
  known: RuleContext & Pick<SiteIndex, 'buildTime' | 'lenient' | 'raised'>,
): SiteIndex {
  const site = documents.find(({ kind }) => kind === 'site');
  const tokens = siteValue(site, 'tokens');
  const choices = siteValue(site, 'rules');
  return {
    dir: sources.dir,
    documents,
    site,
    url: urlOf(site),
    languages: languagesIn(site),
    routes: routesOf(documents),
    plannedRoutes: plannedRoutesOf(site),
    published: new Set(Array.isArray(ledger?.value) ? ledger.value : []),
    tokens: isRecord(tokens) ? tokens : undefined,
    media: sources.media,
    pictures: sources.pictures,
    strays: sources.strays ?? [],
    choices: isRecord(choices) ? choices : {},
    ...known,
  };
}

function routesOf(documents: readonly OpenDocument[]): Map<string, OpenDocument> {
  const routes = new Map<string, OpenDocument>();
  const validPaths = documents.filter((document) => document.hasValidPath);
  const invalidPaths = documents.filter((document) => !document.hasValidPath);
  for (const document of [...validPaths, ...invalidPaths]) {
    if (document.isSite || document.route === undefined || routes.has(document.route)) continue;
    routes.set(document.route, document);
  }
  return routes;
}

function urlOf(site: OpenDocument | undefined): string | undefined {
  const url = siteValue(site, 'url');
  return typeof url === 'string' && /^https:\/\/[^/?#\s]+$/.test(url) ? url : undefined;
}

function languagesIn(site: OpenDocument | undefined): ReadonlyMap<string, string> {
  const languages = siteValue(site, 'languages');
  const entries = isRecord(languages) ? Object.entries(languages) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function plannedRoutesOf(site: OpenDocument | undefined): ReadonlySet<string> | undefined {
  if (!site || !isRecord(site.value) || wasMisspelt(site, 'plannedRoutes')) return undefined;
  const planned = siteValue(site, 'plannedRoutes');
  if (planned === undefined) return new Set();
  return Array.isArray(planned) ? new Set(planned.filter((route) => typeof route === 'string')) : undefined;
}

function siteValue(site: OpenDocument | undefined, name: string): unknown {
  return isRecord(site?.value) && Object.hasOwn(site.value, name) ? site.value[name] : undefined;
}
