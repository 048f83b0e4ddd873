import type { ValidateFunction } from 'ajv';
import { joinedEntries } from '../json/joined-entries';
import { parentOf } from '../json/locate';
import { type OpenDocument, openDocument, openValidDocument } from '../documents/document/open-document';
import { iconsOf } from '../documents/facts/icons-of';
import { canBeShown } from '../documents/facts/invalid-page';
import type { CachedCheck, CheckCache } from './check-cache';
import type { Finding } from '../model/issues/finding';
import { documentFacts, ownImprovementRules, ownRules } from '../rules/lists/rules-by-kind';
import type { DocumentFact } from '../documents/facts/document-fact';
import { codedFinding, type OwnRule, looksAt } from '../rules/rule';
import type { IssueCode } from '../rules/lists/all-messages';
import { compileSchemas } from '../schema/compile';
import { shapeFindings } from '../schema/findings/findings';
import { guideTo, type SchemaGuide } from '../schema/guide';
import { openingTypes } from '../schema/opening-types';
import { wrongKind } from '../schema/wrong-kind';
import type { ValidatorConfig, SourceFile } from '../model/source';
import { namesOf } from '../documents/facts/valid-page';
import type { RuleContext } from '../documents/site/site-index';

/** A document with all results that do not depend on other documents. */
export interface CheckedDocument {
  /** Its findings are those of parsing and of the schemas. */
  document: OpenDocument;
  /** The findings of the rules about one document. */
  ruleFindings: readonly Finding<IssueCode>[];
  /** What could be better. */
  improvements: readonly Finding<IssueCode>[];
}

/** Checks documents one by one, each of them once. Validators that look at the same documents can share it. */
export interface DocumentCheck {
  ruleContext: RuleContext;
  /** Opens a document and checks it against its schema alone, so that it can be shown before the rules have looked at it. */
  checkShape(source: SourceFile): OpenDocument;
  /** Opens a document, checks it and releases it: memory holds one document, and the facts about all. */
  check(source: SourceFile): CheckedDocument;
}

/** The facts that are kept of every document. */
const FACTS: readonly DocumentFact<unknown>[] = [...documentFacts, canBeShown];

/** The facts of a document that is valid against its schema. */
const FACTS_OF_VALID: readonly DocumentFact<unknown>[] = [...FACTS, namesOf, iconsOf];

/**
 * Compiling the schemas takes far longer than using them, and is delayed until a document is invalid:
 * `precompiled` says only yes or no.
 *
 * @param checkCache documents with an entry there are not checked again
 */
export function createDocumentCheck(
  { schemas, icons, renames, newestVersion = Number.POSITIVE_INFINITY, precompiled }: ValidatorConfig,
  checkCache?: CheckCache,
): DocumentCheck {
  const compiled = () => compileSchemas(schemas);
  const isValid = precompiled ?? {
    page: () => false,
    site: () => false,
    language: () => false,
    href: (link) => compiled().href(link),
  };
  // Only a document that the schemas do not allow needs it.
  let guide: SchemaGuide | undefined;
  const ruleContext: RuleContext = {
    icons,
    openings: openingTypes(schemas),
    allowsLink: (href) => isValid.href(href),
    newestVersion,
  };

  /** Adds the findings of the schemas to a document. */
  function addShapeFindings(document: OpenDocument): void {
    const { kind } = document;
    if (!document.isJson || isValid[kind](document.value)) return;
    const check: ValidateFunction = compiled()[kind];
    if (check(document.value)) return;
    guide ??= guideTo(schemas, renames);
    const wrong = wrongKind(document.value, kind, schemas);
    const { findings, invalidPointers } = wrong
      ? { findings: [wrong], invalidPointers: new Set(['']) }
      : shapeFindings(document.value, check.errors ?? [], guide);
    // Of two entries in one, the properties of the first are none of the second.
    const joined = document.mayRepeatKeys && document.tree ? joinedEntries(document.tree) : [];
    for (const { pointer } of joined) invalidPointers.add(pointer);
    const isJoined = ({ pointer: place, code }: { pointer: string; code: string }) =>
      joined.some(
        ({ pointer }) =>
          `${place}/`.startsWith(`${pointer}/`) || (code === 'too-few' && place === parentOf(pointer)),
      );
    document.findings = [...document.findings, ...findings.filter((finding) => !isJoined(finding))];
    document.invalidPointers = invalidPointers;
  }

  const opened = new WeakMap<SourceFile, OpenDocument>();
  function openOnce(source: SourceFile): OpenDocument {
    const before = opened.get(source);
    if (before) return before;
    const document = openDocument(source);
    addShapeFindings(document);
    opened.set(source, document);
    return document;
  }

  function checkSource(source: SourceFile): CheckedDocument {
    const document = openOnce(source);
    const ruleFindings = runRules(ownRules, document, ruleContext);
    const improvements = runRules(ownImprovementRules, document, ruleContext);
    if (document.findings.length === 0) {
      const facts = FACTS_OF_VALID.map((fact) => ({ fact: fact(document) }));
      checkCache?.keep(source, { ruleFindings, improvements, facts });
    } else for (const fact of FACTS) fact(document);
    document.release();
    return { document, ruleFindings, improvements };
  }

  const checked = new WeakMap<SourceFile, CheckedDocument>();
  /** What is known of a document without looking at it. */
  function knownOf(source: SourceFile): CheckedDocument | undefined {
    const before = checked.get(source);
    if (before) return before;
    const cached = checkCache?.find(source);
    return cached && kept(source, fromCache(source, cached));
  }
  function kept(source: SourceFile, now: CheckedDocument): CheckedDocument {
    checked.set(source, now);
    return now;
  }
  return {
    ruleContext,
    checkShape: (source) => knownOf(source)?.document ?? openOnce(source),
    check: (source) => knownOf(source) ?? kept(source, checkSource(source)),
  };
}

function fromCache(source: SourceFile, { ruleFindings, improvements, facts }: CachedCheck): CheckedDocument {
  const document = openValidDocument(source);
  for (const [index, fact] of FACTS_OF_VALID.entries()) fact.set(document, facts[index]?.fact);
  return { document, ruleFindings, improvements };
}

function runRules(
  rules: readonly OwnRule<IssueCode>[],
  document: OpenDocument,
  ruleContext: RuleContext,
): Finding<IssueCode>[] {
  const ruleFindings: Finding<IssueCode>[] = [];
  for (const rule of rules.filter((each) => looksAt(each, document)))
    for (const finding of rule.check(document, ruleContext)) ruleFindings.push(codedFinding(rule, finding));
  return ruleFindings;
}
