import { nameOperation } from '../../content/edit/operations/words/name-operation';
import type { DocumentSchema } from '../../content/schema/document-schema';
import type { DevView } from '../../content/model/protocols/dev-protocol';
import type { Operation } from '../../content/model/operation';
import { documentKind } from '../../content/model/source';
import type { NamedPlace } from '../../content/model/protocols/studio-plans';
import type { StudioChanged } from '../../content/model/protocols/studio-documents';
import { isEqual } from '../../content/util/is-equal';
import { words } from '../words';
import { type ChangeOptions, draftOf, type StudioContext } from './context';
import { connectionChanged, diskChanged, load } from './steps/disk';
import type { DraftKeeper } from './documents/drafts';
import { pathAt, routeToShow } from './places';
import { nextSelection, withSession } from './follow-selection';
import { createPreview, type Preview } from './preview/preview';
import { type RepositorySteps, repositorySteps } from './steps/repository-steps';
import { save } from './steps/saving';
import type { Server } from './server/server';
import { changedDocuments, doStep, type Session } from './documents/session';
import { type SiteSteps, siteSteps } from './steps/site-steps';
import { createStore, firstState, type NextSelection, type NoticeOffer, type StudioState } from './state';
import { type DraftSteps, draftSteps } from './steps/draft-steps';
import { type JsonSteps, jsonSteps } from './steps/json-steps';
import { type OfferSteps, offerSteps } from './steps/offer-steps';
import { pickPlace, type ProblemSteps, problemSteps } from './steps/problem-steps';
import { startStudio } from './steps/start-studio';
import { redoStep, undoStep } from './steps/undo-steps';
import { type WhenQuiet, whenQuiet } from './steps/when-quiet';
import { type LostUses, lostUses } from './uses/lost-uses';
import { type UsageSteps, usageSteps } from './uses/usage-steps';

type ViewListener = (view: DevView, stamp: number) => void;

/** The studio: what it shows, and what a person can do in it. */
export class Studio {
  readonly store = createStore(firstState);
  /** What is done with more than the open document. */
  readonly site: SiteSteps;
  /** What is different from the last commit, and how it is handed over. */
  readonly repository: RepositorySteps;
  /** What is done with the open document as JSON. */
  readonly json: JsonSteps;
  /** What is done with drafts that the browser has kept. */
  readonly drafts: DraftSteps;
  /** What is done about what is wrong. */
  readonly problems: ProblemSteps;
  /** What is looked for, or brought, while a field is filled. */
  readonly offers: OfferSteps;
  /** What is done with something that is used in many places. */
  readonly usage: UsageSteps;
  readonly #context: StudioContext;
  readonly #preview: Preview;
  readonly #viewListeners = new Set<ViewListener>();
  readonly #quiet: WhenQuiet;
  readonly #lost: LostUses;
  #starting: Promise<void> | undefined;

  constructor(server: Server, drafts: DraftKeeper) {
    this.#context = {
      store: this.store,
      server,
      drafts,
      schemaOf: this.#schemaOf,
      notify: (...notice) => this.notify(...notice),
      connection: (isConnected) => connectionChanged(this.#context, isConnected),
      renew: () => this.renew(),
      keepSoon: () => this.#quiet.wait(),
      run: (act) => this.#run(act),
      step: (newStep, selection) =>
        this.#run((session) => doStep(session, newStep, this.#schemaOf), selection),
      start: (address) => this.start(address),
      open: (path, selection) => this.open(path, selection),
      select: (selection) => this.select(selection),
      change: (operations, options) => this.change(operations, options),
      draft: () => this.#draft(),
    };
    this.site = siteSteps(this.#context);
    this.repository = repositorySteps(this.#context);
    this.json = jsonSteps(this.#context);
    this.drafts = draftSteps(this.#context);
    this.problems = problemSteps(this.#context);
    this.offers = offerSteps(this.#context);
    this.usage = usageSteps(this.#context);
    this.#quiet = whenQuiet(this.#context);
    this.#lost = lostUses(this.#context);
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
      onConnection: (isConnected) => connectionChanged(this.#context, isConnected),
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
    this.#starting ??= startStudio(this.#context, address).finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  /** Listens to what the frame is to show. */
  onView(listener: ViewListener): () => void {
    this.#viewListeners.add(listener);
    return () => void this.#viewListeners.delete(listener);
  }

  /** Sends what the frame is to show once more. */
  renew(): void {
    this.#preview.renew();
    this.#quiet.wait();
  }

  /** Asks at once what is wrong with what was written last; undefined where it is known. */
  untilChecked(): Promise<void> | undefined {
    return this.#preview.untilChecked();
  }

  /** Opens a document, and shows its page. */
  async open(path: string, selection: NextSelection = { pointer: '' }): Promise<void> {
    if (!(await load(this.#context, path))) return;
    this.json.leave(path);
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
  pick(picked: NextSelection, isSite: boolean): Promise<void> {
    return pickPlace(this.#context, picked, isSite);
  }

  /** Selects a block, or a property of it. */
  select(selection: NextSelection): void {
    this.store.set({ selection: nextSelection(this.#state.selection, selection) });
  }

  /**
   * Changes the open document.
   *
   * @param operations all of them together are one step
   * @returns whether it was possible
   */
  change(operations: readonly Operation[], { name, group, to }: ChangeOptions = {}): boolean {
    const { page, selection } = this.#state;
    const [first] = operations;
    if (page === undefined || !first) return false;
    const newStep = {
      name: name ?? nameOperation(first),
      changes: [{ path: page, operations }],
      from: { path: page, pointer: selection.pointer },
      to: { path: page, pointer: to?.pointer ?? selection.pointer },
      group,
    };
    return this.#context.step(newStep, to);
  }

  undo(): void {
    undoStep(this.#context);
  }

  redo(): void {
    redoStep(this.#context);
  }

  /** Writes all changed documents, or none. */
  save(): Promise<void> {
    return save(this.#context);
  }

  /** Takes over what has changed on the disk; or that by now everything there is checked. */
  async diskChanged(changed: StudioChanged): Promise<void> {
    if (changed.isChecked) return this.#quiet.hasNewCounts();
    this.#preview.forget();
    return diskChanged(this.#context, changed);
  }

  /** Says something to a screen reader, and shows it for a moment, with a way to the places that it is about. */
  notify(text: string, isProblem: boolean, places?: readonly NamedPlace[], offer?: NoticeOffer): void {
    const turn = this.#state.notice.turn + 1;
    this.store.set({ notice: { text, isProblem, turn, at: performance.now(), places, offer } });
  }

  /** The schema of the open document. */
  get schema(): DocumentSchema {
    const schema = this.#schemaOf(this.#state.page ?? '');
    if (!schema) throw new Error('No document is open.');
    return schema;
  }

  readonly #schemaOf = (path: string): DocumentSchema | undefined =>
    this.#state.material?.ofDocuments[documentKind(path)];

  #draft() {
    const { session, route } = this.#state;
    const documents = changedDocuments(session).map(draftOf);
    return { session: this.#context.drafts.session, documents, route };
  }

  #keepMenus({ site }: DevView): void {
    const { navigation, footer } = site?.site ?? {};
    const menus = navigation && footer && { navigation, footer };
    if (menus && !isEqual(menus, this.#state.menus)) this.store.set({ menus });
  }

  /** Runs what changes the session. A document that has changed under it changes nothing. */
  #run(act: (session: Session) => Session, selection?: NextSelection): boolean {
    const { session } = this.#state;
    try {
      this.store.set(withSession(this.#state, act(session)));
    } catch {
      this.notify(words.changedMeanwhile, true);
      return false;
    }
    if (selection) this.select(selection);
    this.#lost.changed(session);
    this.renew();
    return true;
  }
}
