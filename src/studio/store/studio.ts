import { nameOperation } from '../../content/edit/operations/words/name-operation';
import { documentSchema, type DocumentSchema } from '../../content/schema/document-schema';
import type { DevView } from '../../content/model/protocols/dev-protocol';
import type { Operation } from '../../content/model/operation';
import { type DocumentKind, documentKind } from '../../content/model/source';
import type {
  StudioChanged,
  StudioFix,
  StudioIssue,
  StudioPicture,
  StudioProblem,
} from '../../content/model/protocols/studio-protocol';
import { HOME } from '../../content/model/addresses/route';
import { isEqual } from '../../content/util/is-equal';
import { words } from '../words';
import { conflictOperations } from './documents/choose-ours';
import { documentAt, draftOf, renewLists, renewPages, type StudioContext } from './context';
import { diskChanged, load, takeOverAll } from './steps/disk';
import type { DraftKeeper, KeptDraft } from './documents/drafts';
import { forgetWork, keepWork, siteOf, takeUpWork } from './steps/kept-work';
import type { DocumentConflict } from './documents/open-document';
import { oneAtATime } from './steps/one-at-a-time';
import { partAround, pathAt, routeToShow, siteDocumentOf } from './places';
import { createPreview, type Preview } from './preview';
import { type RepositorySteps, repositorySteps } from './steps/repository-steps';
import { save } from './steps/saving';
import { CallRefused, type Server } from './server';
import {
  changedDocuments,
  doStep,
  type Place,
  redo,
  type SchemaOf,
  type Session,
  type Step,
  undo,
} from './documents/session';
import { type SiteSteps, siteSteps } from './steps/site-steps';
import { createStore, firstState, type NextSelection, type StudioState, type Unfinished } from './state';
import { keepUnfinished, writeText } from './steps/written-text';

/** Milliseconds without a change after which the whole site is checked, and the draft kept in the browser. */
const QUIET_MS = 400;

type ViewListener = (view: DevView, stamp: number) => void;

/** The studio: what it shows, and what a person can do in it. */
export class Studio {
  readonly store = createStore(firstState);
  /** What is done with more than the open document. */
  readonly site: SiteSteps;
  /** What is different from the last commit, and how it is handed over. */
  readonly repository: RepositorySteps;
  readonly #context: StudioContext;
  readonly #preview: Preview;
  readonly #viewListeners = new Set<ViewListener>();
  #schemas: Readonly<Record<DocumentKind, DocumentSchema>> | undefined;
  #starting: Promise<void> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server knows by now how many mistakes each page has. */
  #hasNewCounts = false;

  constructor(server: Server, drafts: DraftKeeper) {
    this.#context = {
      store: this.store,
      server,
      drafts,
      schemaOf: this.#schemaOf,
      notify: (text, isProblem) => this.notify(text, isProblem),
      connection: (isConnected) => this.#connection(isConnected),
      renew: () => this.renew(),
      step: (deed, selection) => this.#run((session) => doStep(session, deed, this.#schemaOf), selection),
      start: (address) => this.start(address),
      open: (path, selection) => this.open(path, selection),
      draft: () => this.#draft(),
    };
    this.site = siteSteps(this.#context);
    this.repository = repositorySteps(this.#context);
    this.#preview = createPreview({
      server,
      draft: () => this.#draft(),
      onView: (view, stamp) => {
        for (const listener of this.#viewListeners) listener(view, stamp);
        this.#keepMenus(view);
      },
      onIssues: (issues) => {
        if (!isEqual(issues, this.#state.issues)) this.store.set({ issues });
      },
      onRefused: (message) => this.notify(message, true),
      onConnection: (isConnected) => this.#connection(isConnected),
    });
  }

  get #state(): StudioState {
    return this.store.get();
  }

  /**
   * Asks for what the studio works with, and opens a page; where there is no site yet, for what one can begin with.
   *
   * @param address of the page; empty for where the person was, or the home page
   */
  start(address: string): Promise<void> {
    this.#starting ??= this.#start(address).finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(address: string): Promise<void> {
    const { server, drafts } = this.#context;
    try {
      const [{ pages }, { schemas, entries }, choices] = await Promise.all([
        server.call('pages', {}),
        server.call('schema', {}),
        server.call('choices', {}),
      ]);
      const schemaOfKind = documentSchema(schemas);
      this.#schemas = {
        page: schemaOfKind('page'),
        site: schemaOfKind('site'),
        language: schemaOfKind('language'),
      };
      this.store.set({ material: { schemas, entries }, choices, pages });
      const beginning = pages.length === 0 ? await server.call('beginning', {}) : undefined;
      this.store.set({ beginning });
      if (beginning) return;
      const site = siteOf(this.#state);
      const own = await drafts.own(site);
      if (own) await takeUpWork(this.#context, own);
      const path = pathAt(this.#state, address) ?? own?.page ?? pathAt(this.#state, HOME) ?? pages[0]?.path;
      if (path !== undefined) await this.open(path);
      this.store.set({ left: await drafts.left(site) });
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
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      void this.keepNow();
      void this.#checkSite();
      // The list of ten thousand pages takes both sides a tenth of a second.
      if (this.#hasNewCounts) void renewPages(this.#context);
      this.#hasNewCounts = false;
    }, QUIET_MS);
  }

  /** Opens a document, and shows its page. */
  async open(path: string, selection: NextSelection = { pointer: '' }): Promise<void> {
    if (!(await load(this.#context, path))) return;
    const { page, unfinished, session } = this.#state;
    const left = page !== undefined && page !== path && unfinished.has(page) && session.documents.get(page);
    if (left) this.notify(words.json.kept(left.file), false);
    this.store.set({ page: path, route: routeToShow(path, this.#state) });
    this.select(selection);
    this.renew();
  }

  /**
   * Opens the document at an address, such as a page that a link in the frame has led to.
   *
   * @returns whether there is one
   */
  async openAddress(address: string): Promise<boolean> {
    const path = pathAt(this.#state, address);
    if (path !== undefined && path !== this.#state.page) await this.open(path);
    return path !== undefined;
  }

  /** Selects what was clicked in the frame: a part of its page, or of what stands on every page. */
  async pick(picked: NextSelection, isSite: boolean): Promise<void> {
    const { page, route } = this.#state;
    const { property } = picked;
    const site = siteDocumentOf(this.#state);
    if (isSite && property !== undefined) return this.show({ path: site, pointer: property });
    const path = isSite ? site : pathAt(this.#state, route);
    if (path === undefined || path === page) this.select(picked);
    else await this.open(path, picked);
  }

  /** Selects a block, or a property of it. */
  select(selection: NextSelection): void {
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
    { name, group, to }: { name?: string; group?: string; to?: NextSelection } = {},
  ): boolean {
    const { page, selection } = this.#state;
    const [first] = operations;
    if (page === undefined || !first) return false;
    const deed = {
      name: name ?? nameOperation(first),
      changes: [{ path: page, operations }],
      from: { path: page, pointer: selection.pointer },
      to: { path: page, pointer: to?.pointer ?? selection.pointer },
      group,
    };
    return this.#context.step(deed, to);
  }

  /**
   * Writes the text of the open document, as somebody has typed it.
   *
   * @param group the same for what is undone in one step
   * @returns whether it was possible
   */
  write(text: string, group: string): boolean {
    return writeText(this.#context, text, group);
  }

  /** Keeps JSON that is not finished, or forgets it. */
  keepUnfinished(path: string, text: Unfinished | undefined): void {
    keepUnfinished(this.#context, path, text);
  }

  /** Asks the server about a place in a text that is being written: what may stand there, and what is there. */
  async offersAt(path: string, text: string, offset: number) {
    return this.#context.server.call('complete', this.#placeIn(path, text, offset));
  }

  async explainAt(path: string, text: string, offset: number) {
    return (await this.#context.server.call('explain', this.#placeIn(path, text, offset))).explanation;
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

  /** Leads to the field that an issue is about, or that has words that were found. */
  async show(issue: Pick<StudioIssue, 'path' | 'pointer'>): Promise<void> {
    if (!(await load(this.#context, issue.path))) return;
    const document = documentAt(this.#context, issue.path)?.value;
    const selection = { pointer: partAround(issue, document), property: issue.pointer };
    if (issue.path === this.#state.page) this.select(selection);
    else await this.open(issue.path, selection);
  }

  /** Of two values of one place, takes the person's own, or leaves that of the other. */
  resolve(conflict: DocumentConflict, isOurs: boolean): void {
    const { path } = conflict;
    const document = documentAt(this.#context, path);
    const operations = isOurs && document ? conflictOperations(document.value, conflict) : [];
    const place = { path, pointer: partAround(conflict, document?.value) };
    const deed = { name: words.conflicts.step, changes: [{ path, operations }], from: place, to: place };
    if (operations.length > 0) this.#context.step(deed);
    this.store.set({ conflicts: this.#state.conflicts.filter((one) => one !== conflict) });
  }

  /** Writes all changed documents, or none. */
  async save(): Promise<void> {
    await save(this.#context);
    const { unfinished, notice } = this.#state;
    if (unfinished.size > 0 && !notice.isProblem) this.notify(words.json.savedWithout, true);
  }

  /** Takes over what has changed on the disk. */
  diskChanged(changed: StudioChanged): Promise<void> {
    this.#hasNewCounts ||= changed.isChecked === true;
    return diskChanged(this.#context, changed);
  }

  /** Keeps the draft in the browser at once, since the tab may be closed. */
  keepNow(): Promise<void> {
    return keepWork(this.#context);
  }

  /** Takes a draft up again that a closed tab has left. */
  async takeUp(draft: KeptDraft): Promise<void> {
    await takeUpWork(this.#context, draft);
    await forgetWork(this.#context, draft);
    await this.open(draft.page);
    this.notify(words.drafts.takenUp, false);
  }

  async throwAway(draft: KeptDraft): Promise<void> {
    await forgetWork(this.#context, draft);
    this.notify(words.drafts.thrownAway, false);
  }

  async findIcons(query: string) {
    return (await this.#context.server.call('icons', { query })).icons;
  }

  async addPicture(file: File): Promise<StudioPicture | StudioProblem> {
    const { server } = this.#context;
    try {
      const answer = await server.addPicture(file);
      if ('name' in answer) this.store.set({ choices: await server.call('choices', {}) });
      return answer;
    } catch {
      return { problem: words.server.gone };
    }
  }

  /** Says something to a screen reader, and shows it for a moment. */
  notify(text: string, isProblem: boolean): void {
    this.store.set({ notice: { text, isProblem, turn: this.#state.notice.turn + 1 } });
  }

  /** The schema of the open document. */
  get schema(): DocumentSchema {
    const schema = this.#schemaOf(this.#state.page ?? '');
    if (!schema) throw new Error('No document is open.');
    return schema;
  }

  readonly #schemaOf = (path: string): DocumentSchema | undefined => this.#schemas?.[documentKind(path)];

  #draft() {
    const { session, route } = this.#state;
    const documents = changedDocuments(session).map(draftOf);
    return { session: this.#context.drafts.session, documents, route };
  }

  #placeIn(path: string, text: string, offset: number) {
    return { documents: this.#draft().documents, path, text, offset };
  }

  #keepMenus({ site }: DevView): void {
    const { navigation, footer } = site?.site ?? {};
    const menus = navigation && footer && { navigation, footer };
    if (menus && !isEqual(menus, this.#state.menus)) this.store.set({ menus });
  }

  /** Runs what changes the session. A document that has changed under it changes nothing. */
  #run(act: (session: Session) => Session, selection?: NextSelection): boolean {
    try {
      this.store.set({ session: act(this.#state.session) });
    } catch (error) {
      this.notify(error instanceof Error ? error.message : String(error), true);
      return false;
    }
    if (selection) this.select(selection);
    this.renew();
    return true;
  }

  async #go(
    step: Step,
    place: Place,
    act: (session: Session, schemaOf: SchemaOf) => Session,
    notice: string,
  ): Promise<void> {
    // A document that was deleted, and saved so, is made anew.
    const opened = step.changes.filter((change) => !('create' in change));
    for (const { path } of opened) if (!(await load(this.#context, path))) return;
    if (!this.#run((session) => act(session, this.#schemaOf))) return;
    if (place.path !== this.#state.page) await this.open(place.path, { pointer: place.pointer });
    else if (place.pointer !== this.#state.selection.pointer) this.select({ pointer: place.pointer });
    this.notify(notice, false);
  }

  #connection(isConnected: boolean): void {
    if (isConnected === this.#state.isConnected) return;
    this.store.set({ isConnected });
    this.notify(isConnected ? words.server.back : words.server.gone, !isConnected);
    if (!isConnected) {
      this.#preview.renew();
      return;
    }
    const open = [...this.#state.session.documents.values()];
    const onDisk = open.filter(({ disk }) => disk.hash !== null).map(({ path }) => path);
    void takeOverAll(this.#context, onDisk).then(() => renewLists(this.#context));
  }

  /** A large site is checked for seconds at first. */
  readonly #checkSite = oneAtATime(async () => {
    try {
      const siteIssues = await this.#context.server.call('issues', this.#draft());
      if (!isEqual(siteIssues, this.#state.siteIssues)) this.store.set({ siteIssues });
    } catch {
      // The next draft tells that the server does not answer.
    }
  });
}
