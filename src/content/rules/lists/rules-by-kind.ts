import type { DocumentFact } from '../../documents/facts/document-fact';
import type { IssueCode } from './all-messages';
import { allRules } from '../all-rules';
import type { AnyRule, DocumentRule, OwnRule } from '../rule';

const rules: readonly AnyRule<IssueCode>[] = allRules;

type Kind = AnyRule<IssueCode>['kind'];

const ofKind = <K extends Kind>(kind: K) =>
  rules.filter((rule): rule is Extract<AnyRule<IssueCode>, { kind: K }> => rule.kind === kind);

const improves = (rule: OwnRule<IssueCode> | DocumentRule<IssueCode>) => rule.isImprovement === true;
const isBasic = (rule: OwnRule<IssueCode> | DocumentRule<IssueCode>) => !improves(rule);

/** What a schema cannot say about one document. */
export const ownRules = ofKind('own').filter(isBasic);

/** The same, where it depends on the site around the document. */
export const documentRules = ofKind('document').filter(isBasic);

/** What could be better on a site that has no error. */
export const ownImprovementRules = ofKind('own').filter(improves);

/** The same, where it depends on the site around the document. */
export const improvementRules = ofKind('document').filter(improves);

/** What the ledger of published routes is held against. */
export const ledgerRules = ofKind('ledger');

/** What no single document can be blamed for. */
export const siteRules = ofKind('site');

/** What rules keep of every document, to be taken while it is at hand. */
export const documentFacts: readonly DocumentFact<unknown>[] = [
  ...new Set(rules.flatMap(({ facts = [], factsOfOthers = [] }) => [...facts, ...factsOfOthers])),
];

/** Of these, the ones that other documents are held against before possible improvements are looked for. */
export const crossDocumentFacts: readonly DocumentFact<unknown>[] = [
  ...new Set([...documentRules, ...ledgerRules].flatMap(({ factsOfOthers = [] }) => factsOfOthers)),
];
