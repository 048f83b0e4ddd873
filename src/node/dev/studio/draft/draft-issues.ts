import { setImmediate, setTimeout } from 'node:timers/promises';
import { createValidator, type Validator } from '../../../../content/check/validate';
import type { DocumentCheck } from '../../../../content/check/check-document';
import { compileAhead } from '../../../../content/schema/compile';
import { allDocuments } from '../../../../content/documents/site/all-documents';
import { fileOf } from '../../../../content/documents/site/with-texts';
import { studioIssues } from '../../../../content/editor/studio-issues';
import type { SiteSources, ValidatorConfig } from '../../../../content/model/source';
import type { DraftRequest } from '../../../../content/model/protocols/studio-documents';
import type { StudioIssue } from '../../../../content/model/protocols/studio-issues';
import type { StudioCalls } from '../../../../content/model/protocols/studio-protocol';
import type { Issue } from '../../../../content/rules/lists/issue';
import { inSlices } from '../../../system/async/in-slices';

/** Up to so many documents a whole site is checked in less than a tenth of a second. */
const SMALL_SITE = 1_000;

/** How many issues one answer has. */
const MAX_ISSUES = 500;

/** Milliseconds that documents are checked before the server may answer requests again. */
const CHECK_SLICE_MS = 10;

/**
 * Milliseconds after a draft in which the first check of a site waits: the browser paints the draft, and asks what is wrong in
 * it. Whoever types without a pause for long does not stop the check: it waits no longer than the second figure.
 */
const AFTER_DRAFT_MS = 100;
const MAX_PAUSE_MS = 500;

/** What is wrong with drafts. */
export interface DraftIssues {
  /** Checks documents one by one, and what has changed since the last time. */
  validator: Validator;
  /** Checks the whole site for the first time, between answers. Where that failed, it is done again for who asks next. */
  warmUp(sources: SiteSources): Promise<void>;
  /** To be called when a draft is to be shown, which goes before the first check. */
  expectDraft(): void;
  /** By path: how many errors and warnings each document has; undefined until the site was checked. */
  counts(sources: SiteSources): ReadonlyMap<string, { errors: number; warnings: number }> | undefined;
  /** The issues of the documents of a draft and of the page in view, as far as they are known at once. */
  here(sources: SiteSources, request: DraftRequest): StudioIssue[];
  /** The issues of the whole site, those of the page in view first. */
  everywhere(sources: SiteSources, request: DraftRequest): Promise<StudioCalls['issues']['answers']>;
}

/** @param documentCheck by which dev has checked what is on the disk */
export function draftIssues(config: ValidatorConfig, documentCheck: DocumentCheck): DraftIssues {
  const validator = createValidator(config, { documentCheck, withImprovements: false });
  // As `npm run validate` checks. Every time it looks at every document, for possible improvements.
  const thorough = createValidator(config, { documentCheck });
  let warm: Promise<void> | undefined;
  let isWarm = false;
  let draftAt = 0;

  async function checkAll(sources: SiteSources): Promise<void> {
    await inSlices(validator.validateInSteps(sources), CHECK_SLICE_MS, whileNobodyTypes);
    isWarm = true;
    // Takes a tenth of a second, which the first mistake that somebody types should not wait for.
    await inSlices(compileAhead(config.schemas), 0);
  }

  async function whileNobodyTypes(): Promise<void> {
    await setImmediate();
    const end = performance.now() + MAX_PAUSE_MS;
    for (;;) {
      const now = performance.now();
      const rest = Math.min(draftAt + AFTER_DRAFT_MS, end) - now;
      if (rest <= 0) return;
      await setTimeout(rest);
    }
  }

  function warmUp(sources: SiteSources): Promise<void> {
    warm ??= checkAll(sources).catch((error: unknown) => {
      warm = undefined;
      throw error;
    });
    return warm;
  }

  return {
    validator,
    warmUp,
    expectDraft() {
      draftAt = performance.now();
    },
    counts(sources) {
      return isWarm || isSmall(sources) ? countsOf(validator.validate(sources).issues) : undefined;
    },
    here(sources, { documents, route }) {
      const wanted = new Set([...documents.map(({ path }) => path), ...pathsAt(route)]);
      const found = allDocuments(sources).filter(({ path }) => wanted.has(path));
      const only = new Set(found.map(({ path }) => path));
      const checked = isSmall(sources)
        ? validator.validate(sources, only)
        : validator.revalidate(sources, only);
      const issues = checked ? checked.issues : found.flatMap((source) => validator.issuesAlone(source));
      return studioIssues(issues.slice(0, MAX_ISSUES), sources, config);
    },
    async everywhere(sources, { route }) {
      await warmUp(sources);
      const { issues } = isSmall(sources)
        ? await inSlices(thorough.validateInSteps(sources), CHECK_SLICE_MS)
        : validator.validate(sources);
      const here = new Set(pathsAt(route).map((path) => fileOf(sources.dir, path)));
      const isHere = ({ file }: Issue) => here.has(file);
      const ordered = [...issues.filter(isHere), ...issues.filter((issue) => !isHere(issue))];
      return {
        issues: studioIssues(ordered.slice(0, MAX_ISSUES), sources, config),
        hidden: Math.max(0, ordered.length - MAX_ISSUES),
      };
    },
  };
}

const isSmall = ({ pages }: SiteSources) => pages.length <= SMALL_SITE;

/** Where the document of a route may be. */
function pathsAt(route: string): string[] {
  const stem = route.slice(1);
  return [`${stem}.json`, `${stem && `${stem}/`}index.json`];
}

function countsOf(issues: readonly Issue[]) {
  const counts = new Map<string, { errors: number; warnings: number }>();
  for (const { file, severity } of issues) {
    const count = counts.get(file) ?? { errors: 0, warnings: 0 };
    if (severity === 'error') count.errors++;
    else count.warnings++;
    counts.set(file, count);
  }
  return counts;
}
