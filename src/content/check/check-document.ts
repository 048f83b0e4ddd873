import type { ValidateFunction } from 'ajv';
import { type OpenDocument, openDocument, openValidDocument } from '../documents/open-document';
import { iconsOf } from '../documents/icons-of';
import { isInvalidPage } from '../documents/invalid-page';
import type { CachedCheck, CheckCache } from './check-cache';
import type { Finding } from '../model/finding';
import { documentFacts as notesOfRules, ownPolishRules, ownRules } from '../rules/all-rules';
import type { DocumentFact } from '../documents/document-fact';
import type { OwnRule } from '../rules/rule';
import { CHECKED, compileSchemas } from '../schema/compile';
import { shapeFindings } from '../schema/findings';
import { editorMessage, guideTo } from '../schema/guide';
import { openingTypes } from '../schema/opening-types';
import type { ValidatorConfig, SourceFile } from '../model/source';
import { namesOf } from '../documents/valid-page';
import type { RuleContext } from '../documents/site-index';

/** A document with all that can be said of it whatever stands in the others. */
export interface CheckedDocument {
  /** Its findings are those of its text and of the schemas. */
  document: OpenDocument;
  /** What the rules found in it. */
  ruleFindings: readonly Finding[];
  /** What could be better. */
  polish: readonly Finding[];
}

/** Checks documents one by one. */
export interface DocumentCheck {
  ruleContext: RuleContext;
  /** Opens a document, looks at it and lets it go: memory holds one of them and the notes about all. */
  check(source: SourceFile): CheckedDocument;
}

/** What is kept of every document. */
const FACTS: readonly DocumentFact<unknown>[] = [...notesOfRules, isInvalidPage];

/** The same of one that the schemas have nothing against. */
const FACTS_OF_VALID: readonly DocumentFact<unknown>[] = [...FACTS, namesOf, iconsOf];

/**
 * Compiling the schemas takes far longer than using them, and is put off until one of them has something to say that
 * `quick` cannot.
 *
 * @param checkCache what stands there is not looked for again
 */
export function createDocumentCheck(
  { schemas, icons, precompiled }: ValidatorConfig,
  checkCache?: CheckCache,
): DocumentCheck {
  const compiled = () => compileSchemas(schemas);
  const isValid = precompiled ?? {
    page: () => false,
    site: () => false,
    href: (link) => compiled().href(link),
  };
  const guide = guideTo(schemas);
  const ruleContext: RuleContext = {
    icons,
    openings: openingTypes(schemas),
    linkForm: {
      allows: (href: string) => isValid.href(href),
      words: editorMessage(schemas.others[CHECKED.href]),
    },
  };

  /** Notes what the schemas have against a document. */
  function checkShape(document: OpenDocument): void {
    const kind = document.isSite ? 'site' : 'page';
    if (!document.isJson || isValid[kind](document.value)) return;
    const check: ValidateFunction = compiled()[kind];
    if (check(document.value)) return;
    const { findings, invalidPointers } = shapeFindings(check.errors ?? [], guide);
    document.findings = [...document.findings, ...findings];
    document.invalidPointers = invalidPointers;
  }

  function checkSource(source: SourceFile): CheckedDocument {
    const document = openDocument(source);
    checkShape(document);
    const ruleFindings = runRules(ownRules, document, ruleContext);
    const polish = runRules(ownPolishRules, document, ruleContext);
    if (document.findings.length === 0) {
      const facts = FACTS_OF_VALID.map((fact) => ({ fact: fact(document) }));
      checkCache?.keep(source, { ruleFindings, polish, facts });
    } else for (const fact of FACTS) fact(document);
    document.release();
    return { document, ruleFindings, polish };
  }

  return {
    ruleContext,
    check(source) {
      const known = checkCache?.find(source);
      return known ? fromCache(source, known) : checkSource(source);
    },
  };
}

function fromCache(source: SourceFile, { ruleFindings, polish, facts }: CachedCheck): CheckedDocument {
  const document = openValidDocument(source);
  for (const [index, fact] of FACTS_OF_VALID.entries()) fact.set(document, facts[index]?.fact);
  return { document, ruleFindings, polish };
}

function runRules(rules: readonly OwnRule[], document: OpenDocument, ruleContext: RuleContext): Finding[] {
  const ruleFindings: Finding[] = [];
  for (const rule of rules) for (const finding of rule(document, ruleContext)) ruleFindings.push(finding);
  return ruleFindings;
}
