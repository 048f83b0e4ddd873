import { allDocuments } from '../../../content/documents/site/all-documents';
import type { DocumentCheck } from '../../../content/check/check-document';
import type { DocumentKind, SiteSources, ValidatorConfig } from '../../../content/model/source';
import type { DraftDocument } from '../../../content/model/protocols/studio-documents';
import type { StudioCall, StudioCalls } from '../../../content/model/protocols/studio-protocol';
import type { WrittenPlace } from '../../../content/model/protocols/studio-writing';
import type { IconSet } from '../../assets/icons/icon-set';
import { readCatalogue } from '../../build/catalogue/read-catalogue';
import { sha256 } from '../../system/sha256';
import { archiveOf } from './disk/archive';
import { createDiskDocuments } from './disk/disk-documents';
import { expectDocumentPath } from './disk/document-path';
import { saveDraft } from './disk/save-draft';
import { sinceOpened } from './disk/since-opened';
import { draftIssues } from './draft/draft-issues';
import { draftViews } from './draft/draft-view';
import { layingOver } from './draft/laid-over';
import { studioChoices } from './choices/choices';
import { changesSinceCommit } from './git/changes';
import { handOver } from './git/hand-over';
import { historyOf } from './git/history';
import { takeOthers } from './git/take-others';
import { type FormSchema, formSchema } from '../../../content/form/form-schema';
import { findText } from './find/find-text';
import { findUses } from './find/find-uses';
import { findIcons } from './choices/icons';
import { absenceOf, buildTimeNow } from '../../../content/model/pages/publication';
import { pageSummaries } from './choices/page-summaries';
import { replaceTokens } from '../../../content/model/pages/tokens';
import { siteValue, textPropertiesOf } from './choices/site-value';
import { removeUnusedPicture, unusedPictures } from './pictures/unused-pictures';
import { writingHelp } from './draft/writing-help';
import { pagePlans } from './page-plans';
import { beginSite } from './start/begin-site';
import { beginningOf } from './start/beginning';
import { waitUntil } from './wait-until';

export interface StudioSite {
  pagesDir: string;
  config: ValidatorConfig;
  /** By which dev checks what is on the disk. */
  documentCheck: DocumentCheck;
  icons: IconSet;
  /** The documents as they are on the disk. */
  sources(): SiteSources;
  /** Called when it is known what is wrong with each document. */
  onChecked(): void;
}

/** What each call answers to what it takes. */
export type Calls = {
  readonly [Call in StudioCall]: (takes: StudioCalls[Call]['takes']) => Promise<StudioCalls[Call]['answers']>;
};

/** The calls of the studio on one site. They throw a `CallProblem` where one is not possible. */
export function studioCalls({
  pagesDir,
  config,
  documentCheck,
  icons,
  sources,
  onChecked,
}: StudioSite): Calls {
  const { dir } = sources();
  const issues = draftIssues(config, documentCheck);
  const views = draftViews({ validator: issues.validator, icon: icons.draw });
  const lay = layingOver();
  const changes = sinceOpened(sources);
  const summaryOf = pageSummaries();
  const { open } = createDiskDocuments({ pagesDir, dir, issuesAlone: issues.validator.issuesAlone });
  const planPage = pagePlans({
    pagesDir,
    config,
    check: (now) => issues.validator.validate(now).issues,
  });
  const writing = writingHelp(config);
  const forms = new Map<DocumentKind, FormSchema>();
  const formOf = (kind: DocumentKind) => {
    const form = forms.get(kind) ?? formSchema(config.schemas, kind);
    forms.set(kind, form);
    return form;
  };
  let isChecking = false;
  /** Begins to check the whole site, once the first page is shown. */
  const checkAll = () => {
    if (isChecking) return;
    isChecking = true;
    issues.warmUp(sources()).then(onChecked, () => {
      // The panel of problems does it again, and is told what is wrong.
      isChecking = false;
    });
  };

  return {
    async pages() {
      const now = sources();
      const counts = issues.counts(now);
      const tokens = textPropertiesOf(siteValue(now.site).tokens);
      const pages = allDocuments(now).map((source) => {
        const { path, file } = source;
        const { route, title, publication } = summaryOf(source);
        const absence = route === undefined ? undefined : absenceOf(publication, buildTimeNow());
        const state = { ...(absence && { absence }), ...(counts?.get(file) ?? { errors: 0, warnings: 0 }) };
        return { path, file, route, title: replaceTokens(title, tokens), ...state };
      });
      return { pages, isChecked: counts !== undefined };
    },
    open: async ({ path }) => ({ document: await open(path) }),
    async draft(request) {
      expectDocuments(request.documents);
      issues.expectDraft();
      return { view: views.view(sources(), request) };
    },
    async issuesHere(request) {
      expectDocuments(request.documents);
      const found = issues.here(lay(sources(), request.documents), request);
      checkAll();
      return { issues: found };
    },
    async issues(request) {
      expectDocuments(request.documents);
      return issues.everywhere(lay(sources(), request.documents), request);
    },
    async save({ documents }) {
      const answer = await saveDraft({ pagesDir, dir }, documents);
      if ('saved' in answer) await untilSeen(sources, answer.saved);
      return answer;
    },
    async choices({ documents = [] }) {
      expectDocuments(documents);
      return studioChoices(lay(sources(), documents), summaryOf);
    },
    async plan({ documents, action }) {
      expectDocuments(documents);
      const pathsOf = (chosen: readonly DraftDocument[]) => new Set(chosen.map(({ path }) => path));
      return planPage(lay(sources(), documents), action, {
        leaving: pathsOf(documents.filter(({ text }) => text === null)),
        unsaved: pathsOf(documents.filter(({ base }) => base === null)),
      });
    },
    async find({ documents, text }) {
      expectDocuments(documents);
      return findText(lay(sources(), documents), text, formOf);
    },
    async uses({ documents, thing }) {
      expectDocuments(documents);
      return findUses(lay(sources(), documents), thing, formOf);
    },
    async complete(place) {
      expectWritten(place);
      return writing.offers(sources(), place);
    },
    async explain(place) {
      expectWritten(place);
      return { explanation: writing.explanation(sources(), place) };
    },
    icons: async ({ query }) => findIcons(icons, query),
    changes: () => changesSinceCommit({ pagesDir, dir }, changes),
    async unusedPictures({ documents, files }) {
      expectDocuments(documents);
      return { files: unusedPictures(lay(sources(), documents), files) };
    },
    async removePicture({ documents, file }) {
      expectDocuments(documents);
      const found = await changesSinceCommit({ pagesDir, dir }, changes);
      const added = 'problem' in found ? [] : found.pictures.added;
      await removeUnusedPicture(pagesDir, file, { sources: lay(sources(), documents), added });
      await waitUntil(() => !changes().pictures.added.includes(file));
      return { isRemoved: true };
    },
    history: ({ path }) => historyOf(pagesDir, path),
    handOver: (request) => handOver({ pagesDir, dir }, request),
    beginning: () => beginningOf(pagesDir, config.schemas),
    async newSite(answers) {
      const answer = await beginSite(pagesDir, answers);
      if ('isMade' in answer) await waitUntil(() => sources().site !== undefined);
      return answer;
    },
    archive: () => archiveOf(pagesDir, changes()),
    takeOthers: () => takeOthers(pagesDir),
    schema: async () => ({ schemas: config.schemas, entries: await readCatalogue() }),
  };
}

/** Nothing is written in a draft, but it shows what saving would do. */
function expectDocuments(documents: readonly DraftDocument[]): void {
  for (const { path } of documents) expectDocumentPath(path);
}

function expectWritten({ documents, path }: WrittenPlace): void {
  expectDocuments(documents);
  expectDocumentPath(path);
}

/** Waits until what was saved is what dev shows, so that no answer after it is older. */
function untilSeen(
  sources: () => SiteSources,
  saved: readonly { path: string; hash: string | null }[],
): Promise<void> {
  return waitUntil(() => {
    const known = new Map(allDocuments(sources()).map((source) => [source.path, source.content]));
    return saved.every(({ path, hash }) => {
      const content = known.get(path);
      return content && 'text' in content ? sha256(content.text) === hash : hash === null;
    });
  }, MAX_WAIT_FOR_SAVED);
}

/** Milliseconds: saving is not kept waiting longer than that. */
const MAX_WAIT_FOR_SAVED = 500;
