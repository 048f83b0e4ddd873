import type { CheckedDocument } from './check-document';
import type { OpenDocument } from './document';
import type { Finding } from './finding';
import { documentRules, ledgerRules, polishRules, seenByOthers } from './rules/all-rules';
import { isRaised, withLevel } from './rules/levels';
import { withMeantPicture } from './rules/missing-picture/meant-picture';
import type { DocumentRule } from './rules/rule';
import { withAddressHere } from './rules/whole-address/rule';
import type { SiteSources, SourceFile } from './source';
import type { SiteIndex } from './site-index';

/** A site with all that is told of its documents. */
export interface ToldSite {
  sources: SiteSources;
  checked: readonly CheckedDocument[];
  ledger: OpenDocument | undefined;
  siteIndex: SiteIndex;
  /** By document, the ledger too. */
  told: ReadonlyMap<OpenDocument, readonly Finding[]>;
}

/**
 * Holds each document against all others.
 *
 * @param polish whether to tell what could be better, too: it is told only of a site without errors
 */
export function tellSite(site: Omit<ToldSite, 'told'>, polish: boolean): ToldSite {
  const { checked, ledger, siteIndex } = site;
  const told = new Map<OpenDocument, readonly Finding[]>();
  for (const each of checked) told.set(each.document, toldOf(each, siteIndex));
  if ((polish || isRaised(siteIndex)) && [...told.values()].every(hasNoErrors)) {
    for (const { document, polish: own } of checked) {
      const found = [...levelled(own, siteIndex), ...foundBy(polishRules, document, siteIndex)];
      if (found.length > 0) told.set(document, [...(told.get(document) ?? []), ...found]);
      document.letGo();
    }
  }
  if (ledger) told.set(ledger, [...ledger.findings, ...foundBy(ledgerRules, ledger, siteIndex)]);
  return { ...site, told };
}

/** A page document in its version before, and as it is now. */
interface Change {
  before: OpenDocument;
  now: CheckedDocument;
}

export interface RetoldSite {
  site: ToldSite;
  changes: readonly Change[];
}

/**
 * The same for a site in which nothing has changed but the texts of pages, and these look to the others as they did: what
 * was told of the others still holds.
 *
 * @param site as it was told before, without what could be better
 * @returns undefined where more has changed
 */
export function retellSite(
  site: ToldSite,
  sources: SiteSources,
  check: (source: SourceFile) => CheckedDocument,
): RetoldSite | undefined {
  const before = site.sources;
  const isSame = (['dir', 'site', 'ledger', 'media', 'pictures', 'strays'] as const).every(
    (name) => sources[name] === before[name],
  );
  if (!isSame || isRaised(site.siteIndex) || sources.pages.length !== before.pages.length) return undefined;
  const checked = [...site.checked];
  const documents = [...site.siteIndex.documents];
  const changes: Change[] = [];
  for (const [index, source] of sources.pages.entries()) {
    const old = site.checked[index];
    if (!old || source.path !== old.document.source.path) return undefined;
    if (source === before.pages[index]) continue;
    const now = check(source);
    if (now === old) continue;
    if (!looksTheSame(now.document, old.document)) return undefined;
    checked[index] = now;
    documents[index] = now.document;
    changes.push({ before: old.document, now });
  }
  const routes = new Map(site.siteIndex.routes);
  const told = new Map(site.told);
  const siteIndex = { ...site.siteIndex, documents, routes };
  for (const { before: old, now } of changes) {
    const { route = '' } = old;
    if (routes.get(route) === old) routes.set(route, now.document);
    told.delete(old);
  }
  for (const { now } of changes) told.set(now.document, toldOf(now, siteIndex));
  return { site: { ...site, sources, checked, siteIndex, told }, changes };
}

export const hasNoErrors = (findings: readonly Finding[] = []) =>
  findings.every(({ severity }) => severity === 'warning');

function toldOf({ document, found }: CheckedDocument, siteIndex: SiteIndex): Finding[] {
  const shape = document.findings.map((finding) => withMeantPicture(finding, siteIndex.media));
  const own = [...shape, ...levelled(found, siteIndex)].map((finding) => withAddressHere(finding, siteIndex));
  const told = [...own, ...foundBy(documentRules, document, siteIndex)];
  document.letGo();
  return told;
}

function foundBy(rules: readonly DocumentRule[], document: OpenDocument, siteIndex: SiteIndex): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) for (const finding of rule(document, siteIndex)) found.push(finding);
  return levelled(found, siteIndex);
}

const levelled = (found: readonly Finding[], siteIndex: SiteIndex) =>
  found.flatMap((finding) => withLevel(finding, siteIndex));

function looksTheSame(document: OpenDocument, before: OpenDocument): boolean {
  const look = (open: OpenDocument) => JSON.stringify(seenByOthers.map((note) => note(open)));
  const isSame = document.source.file === before.source.file && document.isRead === before.isRead;
  return isSame && look(document) === look(before);
}
