import { nameOperation } from '../../content/edit/operations/words/name-operation';
import { documentSchema, type DocumentSchema } from '../../content/schema/document-schema';
import type { DevView } from '../../content/model/dev-protocol';
import type { Operation } from '../../content/model/operation';
import { SITE_PATH } from '../../content/model/source';
import type {
  DraftDocument,
  StudioChanged,
  StudioDocument,
  StudioFix,
  StudioIssue,
  StudioPicture,
  StudioProblem,
} from '../../content/model/studio-protocol';
import { HOME, routeOf } from '../../content/model/route';
import { isEqual } from '../../content/util/is-equal';
import { words } from '../words';
import { conflictOperations } from './choose-ours';
import type { DraftKeeper, KeptDraft } from './drafts';
import { type DocumentConflict, openedDocument, type OpenDocument } from './open-document';
import { type NewPage, newPageChanges } from './new-page';
import { createPreview, type Preview } from './preview';
import { CallRefused, type Server, ServerGone } from './server';
import {
  changedDocuments,
  doStep,
  emptySession,
  goneElsewhere,
  type Place,
  redo,
  saved,
  sealed,
  type Session,
  type Step,
  takeOver,
  undo,
} from './session';
import { createStore, type Selection, type Store, type StudioState } from './state';

/** Milliseconds without a change after which the whole site is checked, and the draft kept in the browser. */
const QUIET_MS = 400;

type ViewListener = (view: DevView, stamp: number) => void;

/** The studio: what it shows, and what a person can do in it. */
export class Studio {
  readonly store: Store<StudioState> = createStore<StudioState>({
    material: undefined,
    choices: { pages: [], pictures: [], tokens: {}, colors: [], patterns: [] },
    pages: [],
    session: emptySession,
    page: undefined,
    route: HOME,
    selection: { pointer: '', turn: 0 },
    menus: undefined,
    issues: [],
    siteIssues: { issues: [], hidden: 0 },
    isConnected: true,
    isSaving: false,
    conflicts: [],
    left: [],
    notice: { text: '', turn: 0, isProblem: false },
  });
  readonly #server: Server;
  readonly #drafts: DraftKeeper;
  readonly #preview: Preview;
  readonly #viewListeners = new Set<ViewListener>();
  #schemas: { page: DocumentSchema; site: DocumentSchema } | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(server: Server, drafts: DraftKeeper) {
    this.#server = server;
    this.#drafts = drafts;
    this.#preview = createPreview({
      server,
      draft: () => this.#draft(),
      onAnswer: ({ view, issues }, stamp) => {
        for (const listener of this.#viewListeners) listener(view, stamp);
        this.#keepMenus(view);
        if (!isEqual(issues, this.#state.issues)) this.store.set({ issues });
      },
      onRefused: (message) => this.notify(message, true),
      onConnection: (isConnected) => this.#connection(isConnected),
    });
  }

  get #state(): StudioState {
    return this.store.get();
  }

  /** Asks for what the studio works with, and opens a page. */
  async start(route: string): Promise<void> {
    try {
      const [{ pages }, { schemas, entries }, choices] = await Promise.all([
        this.#server.call('pages', {}),
        this.#server.call('schema', {}),
        this.#server.call('choices', {}),
      ]);
      const schemaOfKind = documentSchema(schemas);
      this.#schemas = { page: schemaOfKind('page'), site: schemaOfKind('site') };
      this.store.set({ material: { schemas, entries }, choices, pages });
      const own = await this.#drafts.own(this.#site);
      if (own) await this.#takeUp(own);
      const first = pages.find((page) => page.route === route) ?? pages.find((page) => page.route === HOME);
      const path = own?.page ?? (first ?? pages[0])?.path;
      if (path !== undefined) await this.open(path);
      this.store.set({ left: await this.#drafts.left(this.#site) });
      if (own) this.notify(words.drafts.stillHere, false);
    } catch (error) {
      this.store.set({ failure: error instanceof CallRefused ? error.message : words.server.gone });
    }
  }

  /** Listens to what the frame is to show. */
  onView(listener: ViewListener): () => void {
    this.#viewListeners.add(listener);
    return () => {
      this.#viewListeners.delete(listener);
    };
  }

  /** Sends what the frame is to show once more. */
  renew(): void {
    this.#preview.renew();
  }

  /** Opens a document, and shows its page. */
  async open(path: string, selection: Omit<Selection, 'turn'> = { pointer: '' }): Promise<void> {
    if (!(await this.#load(path))) return;
    const route = routeOf(path) ?? this.#state.route;
    this.store.set({ page: path, route });
    this.select(selection);
    this.#preview.renew();
    this.#later();
  }

  /** Opens the page at an address, such as one that a link in the frame has led to. */
  async openRoute(route: string): Promise<void> {
    const page = this.#state.pages.find((one) => one.route === route);
    if (page && page.path !== this.#state.page) await this.open(page.path);
  }

  /** Selects a block, or a property of it. */
  select(selection: Omit<Selection, 'turn'>): void {
    this.store.set({ selection: { ...selection, turn: this.#state.selection.turn + 1 } });
  }

  /**
   * Changes the open document.
   *
   * @param operations all of them together are one step
   * @returns whether it was possible
   */
  change(
    operations: readonly Operation[],
    { name, group, to }: { name?: string; group?: string; to?: Omit<Selection, 'turn'> } = {},
  ): boolean {
    const { page, selection } = this.#state;
    const [first] = operations;
    if (page === undefined || !first) return false;
    const from: Place = { path: page, pointer: selection.pointer };
    const deed = {
      name: name ?? nameOperation(first),
      changes: [{ path: page, operations }],
      from,
      to: { path: page, pointer: to?.pointer ?? selection.pointer },
      group,
    };
    return this.#run((session) => doStep(session, deed, this.#schemaOf), to);
  }

  /** Makes a page, with its entry in a menu, as one step; and opens it. */
  async addPage(page: NewPage): Promise<boolean> {
    const { page: current, selection } = this.#state;
    if (current === undefined || !(await this.#load(SITE_PATH))) return false;
    const site = this.#document(SITE_PATH)?.value;
    const to = { path: page.path, pointer: '' };
    const deed = {
      name: words.newPage.step(page.title),
      changes: newPageChanges(page, site, this.#document(current)),
      from: { path: current, pointer: selection.pointer },
      to,
    };
    if (!this.#run((session) => doStep(session, deed, this.#schemaOf))) return false;
    await this.open(page.path);
    this.notify(words.newPage.made(page.title), false);
    return true;
  }

  undo(): void {
    const step = this.#state.session.past.at(-1);
    if (step) void this.#go(step, step.from, undo, words.history.undone(step.name));
  }

  redo(): void {
    const [step] = this.#state.session.future;
    if (step) void this.#go(step, step.to, redo, words.history.redone(step.name));
  }

  /** Makes the fix of an issue. */
  async fix(issue: StudioIssue, fix: StudioFix): Promise<void> {
    await this.show(issue);
    if (this.change(fix.operations, { name: fix.title })) this.notify(words.problems.fixed(fix.title), false);
  }

  /** Leads to the field that an issue is about. */
  async show(issue: StudioIssue): Promise<void> {
    const pointer = blockOf(issue.pointer, this.#document(issue.path)?.value);
    const selection = { pointer, property: issue.pointer };
    if (issue.path === this.#state.page) this.select(selection);
    else await this.open(issue.path, selection);
  }

  /** Writes all changed documents, or none. What somebody else has written meanwhile is taken over first. */
  async save(): Promise<void> {
    const { conflicts, isSaving } = this.#state;
    if (isSaving) return;
    if (conflicts.length > 0) return this.notify(words.save.conflictsFirst, true);
    const session = sealed(this.#state.session);
    const documents = changedDocuments(session);
    if (documents.length === 0) return this.notify(words.save.nothing, false);
    this.store.set({ session, isSaving: true });
    try {
      const answer = await this.#server.call('save', {
        session: this.#drafts.session,
        documents: documents.map(draftOf),
      });
      if ('problem' in answer) this.notify(answer.problem, true);
      else if ('saved' in answer) this.#wasSaved(documents, answer.saved);
      else await this.#wasChangedElsewhere(answer.conflicts.map(({ path }) => path));
    } catch (error) {
      if (error instanceof ServerGone) this.#connection(false);
      this.notify(error instanceof CallRefused ? error.message : words.save.noServer, true);
    } finally {
      this.store.set({ isSaving: false });
    }
  }

  /** Takes over what has changed on the disk. */
  async diskChanged({ documents, others }: StudioChanged): Promise<void> {
    const { session } = this.#state;
    const changed = documents.filter(({ path, hash }) => {
      const open = session.documents.get(path);
      return open && open.disk.hash !== hash;
    });
    for (const { path, hash } of changed) if (hash === null) this.#goneElsewhere(path);
    await this.#takeOverAll(changed.flatMap(({ path, hash }) => (hash === null ? [] : [path])));
    this.#preview.renew();
    if (others || documents.some(({ path }) => !session.documents.has(path) || path === SITE_PATH))
      await this.#renewLists();
  }

  /** Of two values of one place, takes the person's own, or leaves that of the other. */
  resolve(conflict: DocumentConflict, isOurs: boolean): void {
    const document = this.#document(conflict.path);
    const operations = isOurs && document ? conflictOperations(document.value, conflict) : [];
    const place = { path: conflict.path, pointer: '' };
    if (operations.length > 0)
      this.#run((session) =>
        doStep(
          session,
          {
            name: words.conflicts.step,
            changes: [{ path: conflict.path, operations }],
            from: place,
            to: place,
          },
          this.#schemaOf,
        ),
      );
    this.store.set({ conflicts: this.#state.conflicts.filter((one) => one !== conflict) });
  }

  /** Takes a draft up again that a closed tab has left. */
  async takeUp(draft: KeptDraft): Promise<void> {
    await this.#takeUp(draft);
    await this.#forget(draft);
    await this.open(draft.page);
    this.#later();
    this.notify(words.drafts.takenUp, false);
  }

  async throwAway(draft: KeptDraft): Promise<void> {
    await this.#forget(draft);
    this.notify(words.drafts.thrownAway, false);
  }

  async findIcons(query: string) {
    return (await this.#server.call('icons', { query })).icons;
  }

  async addPicture(file: File): Promise<StudioPicture | StudioProblem> {
    try {
      const answer = await this.#server.addPicture(file);
      if ('name' in answer) this.store.set({ choices: await this.#server.call('choices', {}) });
      return answer;
    } catch {
      return { problem: words.server.gone };
    }
  }

  /** Says something to a screen reader, and shows it for a moment. */
  notify(text: string, isProblem: boolean): void {
    this.store.set({ notice: { text, isProblem, turn: this.#state.notice.turn + 1 } });
  }

  /** Keeps the draft in the browser at once, since the tab may be closed. */
  async keepNow(): Promise<void> {
    const { session, page } = this.#state;
    if (page === undefined) return;
    const documents = changedDocuments(session);
    if (documents.length === 0) return this.#drafts.forget(this.#drafts.session);
    const withoutTyping = ({ typing: _, ...step }: Step): Step => step;
    await this.#drafts.keep({
      site: this.#site,
      at: Date.now(),
      page,
      documents,
      past: session.past.map(withoutTyping),
      future: session.future,
    });
  }

  /** The schema of the open document. */
  get schema(): DocumentSchema {
    const schema = this.#schemaOf(this.#state.page ?? '');
    if (!schema) throw new Error('No document is open.');
    return schema;
  }

  /** The folder that is open, by the site document as the person knows it. */
  get #site(): string {
    const { pages } = this.#state;
    return (pages.find(({ path }) => path === SITE_PATH) ?? pages[0])?.file ?? '';
  }

  readonly #schemaOf = (path: string): DocumentSchema | undefined =>
    path === SITE_PATH ? this.#schemas?.site : this.#schemas?.page;

  #keepMenus({ site }: DevView): void {
    const { navigation, footer } = site?.site ?? {};
    const menus = navigation && footer && { navigation, footer };
    if (menus && !isEqual(menus, this.#state.menus)) this.store.set({ menus });
  }

  #document(path: string): OpenDocument | undefined {
    return this.#state.session.documents.get(path);
  }

  #draft() {
    const { session, route } = this.#state;
    return { session: this.#drafts.session, documents: changedDocuments(session).map(draftOf), route };
  }

  /** Runs what changes the session. A document that has changed under it changes nothing. */
  #run(act: (session: Session) => Session, selection?: Omit<Selection, 'turn'>): boolean {
    try {
      this.store.set({ session: act(this.#state.session) });
    } catch (error) {
      this.notify(error instanceof Error ? error.message : String(error), true);
      return false;
    }
    if (selection) this.select(selection);
    this.#preview.renew();
    this.#later();
    return true;
  }

  async #go(
    step: Step,
    place: Place,
    act: (session: Session, schemaOf: (path: string) => DocumentSchema | undefined) => Session,
    notice: string,
  ): Promise<void> {
    for (const { path } of step.changes) if (!(await this.#load(path))) return;
    if (!this.#run((session) => act(session, this.#schemaOf))) return;
    if (place.path !== this.#state.page) await this.open(place.path, { pointer: place.pointer });
    else if (place.pointer !== this.#state.selection.pointer) this.select({ pointer: place.pointer });
    this.notify(notice, false);
  }

  /** @returns whether a document is open */
  async #load(path: string): Promise<boolean> {
    if (this.#document(path)) return true;
    const document = await this.#ask(path);
    if (!document) return false;
    const { session } = this.#state;
    const documents = new Map(session.documents).set(path, openedDocument(document));
    this.store.set({ session: { ...session, documents } });
    return true;
  }

  async #ask(path: string): Promise<StudioDocument | undefined> {
    try {
      return (await this.#server.call('open', { path })).document;
    } catch (error) {
      if (error instanceof ServerGone) this.#connection(false);
      this.notify(error instanceof CallRefused ? error.message : words.server.gone, true);
      return undefined;
    }
  }

  async #takeOverAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const now = await this.#ask(path);
      if (!now || now.hash === this.#document(path)?.disk.hash) continue;
      const wasChanged = changedDocuments(this.#state.session).some((one) => one.path === path);
      const { session, conflicts } = takeOver(this.#state.session, now, this.#schemaOf);
      this.store.set({ session, conflicts: [...this.#state.conflicts, ...conflicts] });
      if (conflicts.length > 0) this.notify(words.conflicts.found(conflicts.length), true);
      else if (wasChanged) this.notify(words.save.merged(now.file), false);
      else this.notify(words.save.changedElsewhere(now.file), false);
    }
    this.#later();
  }

  #goneElsewhere(path: string): void {
    const document = this.#document(path);
    if (!document) return;
    const notice = words.save.goneElsewhere(document.file);
    this.store.set({ session: goneElsewhere(this.#state.session, path, notice) });
    if (!document.isDeleted) this.notify(notice, true);
  }

  async #wasChangedElsewhere(paths: readonly string[]): Promise<void> {
    await this.#takeOverAll(paths);
    this.#preview.renew();
    this.store.set({ isSaving: false });
    if (this.#state.conflicts.length === 0) await this.save();
  }

  #wasSaved(documents: readonly OpenDocument[], written: readonly { path: string; hash: string | null }[]) {
    const hashes = new Map(written.map(({ path, hash }) => [path, hash]));
    const sent = new Map(documents.map((document) => [document.path, document]));
    this.store.set({ session: saved(this.#state.session, sent, hashes) });
    this.notify(words.save.saved(written.length), false);
    this.#later();
    void this.#renewLists();
  }

  async #renewLists(): Promise<void> {
    try {
      const [{ pages }, choices] = await Promise.all([
        this.#server.call('pages', {}),
        this.#server.call('choices', {}),
      ]);
      this.store.set({ pages, choices });
    } catch {
      // The next draft tells that the server does not answer.
    }
  }

  async #takeUp(draft: KeptDraft): Promise<void> {
    const kept = new Map(draft.documents.map((document) => [document.path, document]));
    const documents = new Map([...this.#state.session.documents, ...kept]);
    this.store.set({ session: { documents, past: draft.past, future: draft.future } });
    await this.#takeOverAll([...kept.keys()]);
  }

  async #forget(draft: KeptDraft): Promise<void> {
    await this.#drafts.forget(draft.session);
    this.store.set({ left: this.#state.left.filter((one) => one !== draft) });
  }

  #connection(isConnected: boolean): void {
    if (isConnected === this.#state.isConnected) return;
    this.store.set({ isConnected });
    this.notify(isConnected ? words.server.back : words.server.gone, !isConnected);
    if (isConnected)
      void this.#takeOverAll([...this.#state.session.documents.keys()]).then(() => this.#renewLists());
    else this.#preview.renew();
  }

  #later(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      void this.keepNow();
      void this.#checkSite();
    }, QUIET_MS);
  }

  async #checkSite(): Promise<void> {
    try {
      this.store.set({ siteIssues: await this.#server.call('issues', this.#draft()) });
    } catch {
      // The next draft tells that the server does not answer.
    }
  }
}

function draftOf({ path, disk, text, isDeleted = false }: OpenDocument): DraftDocument {
  return { path, base: disk.hash, text: isDeleted ? null : text };
}

/** The innermost block that a place is in; empty outside of blocks. */
function blockOf(pointer: string, document: unknown): string {
  const found = [...pointer.matchAll(/\/blocks\/\d+/g)].at(-1);
  const block = found ? pointer.slice(0, found.index + found[0].length) : '';
  return document === undefined ? '' : block;
}
