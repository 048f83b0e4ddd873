import { type Entry, entriesOf, type OpenDocument } from './document';
import { isRecord } from './is-record';
import type { IssueCode } from './issue-code';
import { type RichLink, richLinksOf } from './rich-text/links';
import { routeOf } from './route';
import type { SiteSources, Stray } from './source';

/** The whole site, as rules see it. What a broken document would have told is `undefined`: not known. */
export interface World {
  dir: string;
  documents: readonly OpenDocument[];
  site: OpenDocument | undefined;
  /** Page documents by route; of two for one route, the first. */
  routes: ReadonlyMap<string, OpenDocument>;
  plannedRoutes: ReadonlySet<string> | undefined;
  /** What the ledger lists: routes that stood on the site once. */
  published: ReadonlySet<string>;
  tokens: Readonly<Record<string, unknown>> | undefined;
  media: ReadonlySet<string>;
  pictures: SiteSources['pictures'];
  strays: readonly Stray[];
  icons: ReadonlySet<string>;
  /** The block types that hold a page's main heading. */
  openings: ReadonlySet<string>;
  /** What the site document says of rules, by issue code. */
  choices: Readonly<Record<string, unknown>>;
  linkForm: LinkForm;
  /** Rules whose errors are warnings here. */
  lenient: ReadonlySet<IssueCode>;
  /** The values of a document that have the shape they should. */
  entriesOf(document: OpenDocument): readonly Entry[];
  /** The links inside the rich texts of a document. */
  richLinksOf(document: OpenDocument): readonly RichLink[];
  /** The names that links to a page can point at. */
  anchorsOf(document: OpenDocument): ReadonlySet<string> | undefined;
}

/** What the schemas ask of every link. */
export interface LinkForm {
  allows(href: string): boolean;
  /** The schema's own words about it. */
  words: string;
}

/**
 * Gathers what rules need to know, once for all of them.
 *
 * @param check notes what the schemas have against a document, unless that is noted already
 */
export function worldOf(
  sources: SiteSources,
  { documents, ledger }: { documents: readonly OpenDocument[]; ledger: OpenDocument | undefined },
  { icons, openings, linkForm, lenient }: Pick<World, 'icons' | 'openings' | 'linkForm' | 'lenient'>,
  check: (document: OpenDocument) => void = () => {},
): World {
  const site = documents.find((document) => document.isSite);
  const tokens = siteValue(site, 'tokens');
  const choices = siteValue(site, 'rules');
  const entries = latest(entriesOf);
  return {
    dir: sources.dir,
    documents,
    site,
    routes: routesOf(documents),
    plannedRoutes: plannedRoutesOf(site),
    published: new Set(Array.isArray(ledger?.value) ? ledger.value : []),
    tokens: isRecord(tokens) ? tokens : undefined,
    media: sources.media,
    pictures: sources.pictures,
    strays: sources.strays ?? [],
    icons,
    openings,
    choices: isRecord(choices) ? choices : {},
    linkForm,
    lenient,
    entriesOf: entries,
    richLinksOf: latest((document) => richLinksOf(document, entries(document))),
    anchorsOf: once((document) => {
      check(document);
      return anchorsIn(document);
    }),
  };
}

function routesOf(documents: readonly OpenDocument[]): Map<string, OpenDocument> {
  const routes = new Map<string, OpenDocument>();
  const isRightlyNamed = ({ source }: OpenDocument) => routeOf(source.path) !== undefined;
  const wronglyNamed = documents.filter((document) => !isRightlyNamed(document));
  for (const document of [...documents.filter(isRightlyNamed), ...wronglyNamed]) {
    if (document.isSite || document.route === undefined || routes.has(document.route)) continue;
    routes.set(document.route, document);
  }
  return routes;
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

/** The ids of a page, those in blocks with errors too; not known where an id itself went wrong. */
function anchorsIn(document: OpenDocument): ReadonlySet<string> | undefined {
  if (!isRecord(document.value) || wasMisspelt(document, 'id')) return undefined;
  const anchors = new Set<string>();
  collectIds(document.value, anchors);
  return anchors;
}

function collectIds(value: object, ids: Set<string>): void {
  for (const [name, part] of Object.entries(value)) {
    if (name === 'id' && typeof part === 'string') ids.add(part);
    else if (typeof part === 'object' && part !== null) collectIds(part, ids);
  }
}

function wasMisspelt(document: OpenDocument, name: string): boolean {
  return document.findings.some(
    ({ code, args, pointer }) =>
      (code === 'unknown-property' && args?.suggestion === name) ||
      (pointer.endsWith(`/${name}`) && document.unsound.has(pointer)),
  );
}

function once<T>(compute: (document: OpenDocument) => T): (document: OpenDocument) => T {
  const answers = new Map<OpenDocument, { answer: T }>();
  return (document) => {
    const known = answers.get(document) ?? { answer: compute(document) };
    answers.set(document, known);
    return known.answer;
  };
}

/** Of documents that are looked at one after the other, the answers for the last one are enough. */
function latest<T>(compute: (document: OpenDocument) => T): (document: OpenDocument) => T {
  let known: { document: OpenDocument; answer: T } | undefined;
  return (document) => {
    if (known?.document !== document) known = { document, answer: compute(document) };
    return known.answer;
  };
}
