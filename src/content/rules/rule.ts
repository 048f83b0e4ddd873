import type { DocumentFact } from '../documents/facts/document-fact';
import type { OpenDocument } from '../documents/document/open-document';
import type { RuleContext, SiteIndex } from '../documents/site/site-index';
import type { Message } from '../messages/message';
import type { Finding, RuleFinding } from '../model/issues/finding';
import type { IssueArgs, Severity } from '../model/issues/issue-details';
import type { DocumentKind } from '../model/source';

/** What every rule says of itself. */
interface Rule<Code extends string> extends Message<Code> {
  /** An error unless said otherwise. */
  severity?: Severity;
  /**
   * Set where the site document may choose another level for the rule: the words that its schema has for that, or `true`
   * where they are the rule's meaning.
   */
  choice?: true | string;
  /** The kinds of documents that the check looks at; all where left out. Documents of other kinds are not parsed for it. */
  documents?: readonly DocumentKind[];
  /** What the check asks about its own document that is worth keeping. */
  facts?: readonly DocumentFact<unknown>[];
  /** What it asks about the other documents: where these change, the check is run again. */
  factsOfOthers?: readonly DocumentFact<unknown>[];
}

/** Whether the rule is about what could be better, and is asked only where a site has no error. */
interface Improvement {
  isImprovement?: boolean;
}

interface OwnCheck extends Improvement {
  check(document: OpenDocument, ruleContext: RuleContext): Iterable<RuleFinding>;
}

interface DocumentCheck extends Improvement {
  check(document: OpenDocument, siteIndex: SiteIndex): Iterable<RuleFinding>;
}

interface LedgerCheck {
  check(ledger: OpenDocument, siteIndex: SiteIndex): Iterable<RuleFinding>;
}

interface SiteCheck {
  check(siteIndex: SiteIndex): Iterable<FileFinding>;
}

/** What is said of a file that is no document: it should be there and is not, or is there and is not read. */
interface FileFinding {
  /** Path inside the pages folder; empty for the folder itself. */
  path: string;
  args?: IssueArgs;
}

export type OwnRule<Code extends string> = Rule<Code> & OwnCheck & { kind: 'own' };
export type DocumentRule<Code extends string> = Rule<Code> & DocumentCheck & { kind: 'document' };
export type LedgerRule<Code extends string> = Rule<Code> & LedgerCheck & { kind: 'ledger' };
export type SiteRule<Code extends string> = Rule<Code> & SiteCheck & { kind: 'site' };

export type AnyRule<Code extends string> =
  | OwnRule<Code>
  | DocumentRule<Code>
  | LedgerRule<Code>
  | SiteRule<Code>;

/** What a site rule found, with the rule's code. */
export interface SiteFinding<Code extends string> extends FileFinding {
  code: Code;
}

/** Looks at one document by itself: whatever else changes on the site, it finds the same. */
export const ownRule = <const Code extends string>(rule: Rule<Code> & OwnCheck): OwnRule<Code> => ({
  kind: 'own',
  ...rule,
});

/** Looks at one document, with the whole site around it. Facts tell it whether there is anything to look for. */
export const documentRule = <const Code extends string>(
  rule: Rule<Code> & DocumentCheck,
): DocumentRule<Code> => ({ kind: 'document', ...rule });

/** Looks at the ledger of published routes, with the whole site around it. */
export const ledgerRule = <const Code extends string>(rule: Rule<Code> & LedgerCheck): LedgerRule<Code> => ({
  kind: 'ledger',
  ...rule,
});

/** Looks at the site as a whole: finds what no single document can be blamed for. */
export const siteRule = <const Code extends string>(rule: Rule<Code> & SiteCheck): SiteRule<Code> => ({
  kind: 'site',
  ...rule,
});

/** Whether a rule is to be asked about a document. */
export const looksAt = ({ documents }: Rule<string>, { kind }: OpenDocument): boolean =>
  documents?.includes(kind) ?? true;

/** A finding with the code and the severity of its rule. */
export function codedFinding<Code extends string>(
  { code, severity = 'error' }: Rule<Code>,
  finding: RuleFinding,
): Finding<Code> {
  return { code, severity, ...finding };
}
