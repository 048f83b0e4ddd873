import type { OpenDocument } from '../documents/document/open-document';
import type { Finding } from '../model/issues/finding';
import type { Issue } from '../rules/lists/issue';
import type { IssueCode } from '../rules/lists/all-messages';
import { issueAt, issueOfSite } from './issue-at';
import { siteRules } from '../rules/lists/rules-by-kind';
import type { CheckedSite } from './check-site';

/**
 * Adds line and column to the findings of a site, and sorts them. This parses the document again, so findings that are
 * unchanged keep the places that they have.
 *
 * @returns a function that lists the issues of the documents at these paths; of all where none are given
 */
export function issueList(): (site: CheckedSite, only: ReadonlySet<string> | undefined) => Issue[] {
  const known = new WeakMap<readonly Finding<IssueCode>[], Issue[]>();

  function issuesIn(document: OpenDocument, findings: readonly Finding<IssueCode>[]): Issue[] {
    const issues = known.get(findings) ?? findings.map((finding) => issueAt(document, finding));
    known.set(findings, issues);
    document.release();
    return issues;
  }

  return ({ findings, siteIndex }, only) => {
    const isWanted = (path: string) => !only || only.has(path);
    const issues = siteRules
      .flatMap(({ code, check }) => Array.from(check(siteIndex), (finding) => ({ ...finding, code })))
      .filter(({ path }) => isWanted(path))
      .map((finding) => issueOfSite(siteIndex.dir, finding));
    for (const [document, own] of findings) {
      if (own.length === 0 || !isWanted(document.source.path)) continue;
      for (const issue of issuesIn(document, own)) issues.push(issue);
    }
    return issues.sort(byPlace);
  };
}

function byPlace(a: Issue, b: Issue): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
