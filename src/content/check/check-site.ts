import type { CheckedDocument } from './check-document';
import type { OpenDocument } from '../documents/document/open-document';
import type { Finding } from '../model/issues/finding';
import {
  documentRules,
  ledgerRules,
  improvementRules,
  crossDocumentFacts,
} from '../rules/lists/rules-by-kind';
import { isRaised, withLevel } from '../rules/lists/levels';
import { withSuggestedPicture } from '../rules/pictures/suggest-picture';
import { codedFinding, type DocumentRule, type LedgerRule, looksAt } from '../rules/rule';
import type { IssueCode } from '../rules/lists/all-messages';
import { anchorsIn } from '../rules/links/anchors-in';
import { withAddressHere } from '../rules/targets/address-here';
import { withAliasMeant } from '../rules/targets/alias-meant';
import type { SiteSources, SourceFile } from '../model/source';
import type { SiteIndex } from '../documents/site/site-index';

/** A site with the findings of all its documents. */
export interface CheckedSite {
  sources: SiteSources;
  checked: readonly CheckedDocument[];
  ledger: OpenDocument | undefined;
  siteIndex: SiteIndex;
  /** By document, including the ledger. */
  findings: ReadonlyMap<OpenDocument, readonly Finding<IssueCode>[]>;
}

/**
 * Runs the rules about the whole site. One step is one document.
 *
 * @param withImprovements whether to look for possible improvements, too: only on a site without errors
 */
export function* checkSite(
  site: Omit<CheckedSite, 'findings'>,
  withImprovements: boolean,
): Generator<void, CheckedSite> {
  const { checked, ledger, siteIndex } = site;
  const findings = new Map<OpenDocument, readonly Finding<IssueCode>[]>();
  for (const each of checked) {
    findings.set(each.document, findingsOf(each, siteIndex));
    yield;
  }
  if ((withImprovements || isRaised(siteIndex)) && [...findings.values()].every(hasNoErrors)) {
    for (const { document, improvements: own } of checked) {
      const ruleFindings = [
        ...withLevels(own, siteIndex),
        ...runRules(improvementRules, document, siteIndex),
      ];
      if (ruleFindings.length > 0)
        findings.set(document, [...(findings.get(document) ?? []), ...ruleFindings]);
      document.release();
      yield;
    }
  }
  if (ledger) findings.set(ledger, [...ledger.findings, ...runRules(ledgerRules, ledger, siteIndex)]);
  return { ...site, findings };
}

/** The previous and the current version of a page document. */
interface Change {
  before: OpenDocument;
  now: CheckedDocument;
}

export interface RecheckedSite {
  site: CheckedSite;
  changes: readonly Change[];
}

/**
 * The same for a site in which only texts of pages have changed, and not the facts that other documents need: the
 * findings of the others stay.
 *
 * @param site as it was checked before, without possible improvements
 * @returns undefined where more has changed
 */
export function recheckSite(
  site: CheckedSite,
  sources: SiteSources,
  check: (source: SourceFile) => CheckedDocument,
): RecheckedSite | undefined {
  const before = site.sources;
  const isSame = (['dir', 'site', 'languages', 'ledger', 'media', 'pictures', 'strays'] as const).every(
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
    if (!hasSameFacts(now.document, old.document)) return undefined;
    checked[index] = now;
    documents[index] = now.document;
    changes.push({ before: old.document, now });
  }
  if (changes.length === 0) return { site: { ...site, sources }, changes };
  const routes = new Map(site.siteIndex.routes);
  const findings = new Map(site.findings);
  const siteIndex = { ...site.siteIndex, documents, routes };
  for (const { before: old, now } of changes) {
    const { route = '' } = old;
    if (routes.get(route) === old) routes.set(route, now.document);
    findings.delete(old);
  }
  for (const { now } of changes) findings.set(now.document, findingsOf(now, siteIndex));
  return { site: { ...site, sources, checked, siteIndex, findings }, changes };
}

/** Whether all findings of a document are warnings. */
export const hasNoErrors = (findings: readonly Finding<IssueCode>[] = []) =>
  findings.every(({ severity }) => severity === 'warning');

function findingsOf({ document, ruleFindings }: CheckedDocument, siteIndex: SiteIndex): Finding<IssueCode>[] {
  const shape = document.findings.map((finding) =>
    withAliasMeant(withSuggestedPicture(finding, siteIndex), document, siteIndex),
  );
  const own = [...shape, ...withLevels(ruleFindings, siteIndex)].map((finding) =>
    withAddressHere(finding, siteIndex, () => anchorsIn(document)),
  );
  const findings = [...own, ...runRules(documentRules, document, siteIndex)];
  document.release();
  return findings;
}

function runRules(
  rules: readonly (DocumentRule<IssueCode> | LedgerRule<IssueCode>)[],
  document: OpenDocument,
  siteIndex: SiteIndex,
): Finding<IssueCode>[] {
  const ruleFindings: Finding<IssueCode>[] = [];
  for (const rule of rules.filter((each) => looksAt(each, document)))
    for (const finding of rule.check(document, siteIndex)) ruleFindings.push(codedFinding(rule, finding));
  return withLevels(ruleFindings, siteIndex);
}

const withLevels = (ruleFindings: readonly Finding<IssueCode>[], siteIndex: SiteIndex) =>
  ruleFindings.flatMap((finding) => withLevel(finding, siteIndex));

function hasSameFacts(document: OpenDocument, before: OpenDocument): boolean {
  const look = (open: OpenDocument) => JSON.stringify(crossDocumentFacts.map((fact) => fact(open)));
  const isSame = document.source.file === before.source.file && document.isJson === before.isJson;
  return isSame && look(document) === look(before);
}
