import { HOME } from '../../content/model/addresses/route';
import type { SiteDocument } from '../../generated/documents';
import type { CatalogueEntry } from '../../content/model/protocols/catalogue-entry';
import type { DocumentSchema } from '../../content/schema/document-schema';
import type { DocumentKind, Schemas } from '../../content/model/source';
import type { StudioBeginning } from '../../content/model/protocols/studio-beginning';
import type { NamedPlace } from '../../content/model/protocols/studio-plans';
import type { StudioChoices } from '../../content/model/protocols/studio-choices';
import type { StudioPage } from '../../content/model/protocols/studio-documents';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import type { KeptDraft } from './documents/drafts';
import type { DocumentConflict } from './documents/open-document';
import { emptySession, type Session } from './documents/session';
import type { Unfinished } from './documents/unfinished';

/** What the studio asked the server for at its start, and what follows from it. */
export interface Material {
  schemas: Schemas;
  /** What the schemas say of the places in each kind of document. */
  ofDocuments: Readonly<Record<DocumentKind, DocumentSchema>>;
  entries: readonly CatalogueEntry[];
}

/** Where the person is in the open document. */
export interface Selection {
  /** A block; empty for the document itself. */
  pointer: string;
  /** The property whose field gets the cursor. */
  property?: string;
  /** Grows with each selection, so that the same field gets the cursor once more. */
  turn: number;
  /** The same as long as the form is of the same part, wherever that goes. */
  form: number;
  /** Whether the outline gets the focus: it was moved there, or its neighbour is gone. */
  isInOutline?: boolean;
}

/** What is to be selected. */
export type NextSelection = Omit<Selection, 'turn' | 'form'>;

/** The parts of the site document that hold links to pages. */
export type Menus = Pick<SiteDocument, 'navigation' | 'footer'>;

/** What is said for a moment, with the places that it is about. */
export interface Notice {
  text: string;
  turn: number;
  isProblem: boolean;
  at: number;
  places?: readonly NamedPlace[];
  /** What can be done about it. */
  offer?: NoticeOffer;
}

/** What a button below a notice does. */
export interface NoticeOffer {
  label: string;
  act(): void;
}

export interface StudioState {
  material: Material | undefined;
  choices: StudioChoices;
  pages: readonly StudioPage[];
  session: Session;
  /** The path of the open document; undefined until one is open. */
  page: string | undefined;
  /** The page in the frame. */
  route: string;
  selection: Selection;
  /** The menus of the site, as last shown. */
  menus: Menus | undefined;
  /** Of the page, as last answered. */
  issues: readonly StudioIssue[];
  /** Of the site, asked for when nobody types. */
  siteIssues: { issues: readonly StudioIssue[]; hidden: number };
  /** Of the site when the studio was opened; undefined until they are known. */
  firstIssues?: readonly StudioIssue[];
  isConnected: boolean;
  isSaving: boolean;
  /** By the path of its document: JSON that is not finished. */
  unfinished: ReadonlyMap<string, Unfinished>;
  /** Places that somebody else has changed, too: the person chooses. */
  conflicts: readonly DocumentConflict[];
  /** Drafts of tabs that were closed. */
  closedTabDrafts: readonly KeptDraft[];
  /** What a screen reader says, and everybody reads for a moment; said at a time of `performance.now()`. */
  notice: Notice;
  /** Places that the person looks at in a list. */
  listed?: { title: string; places: readonly NamedPlace[] };
  /** What a new site can choose from, where there is none yet. */
  beginning?: StudioBeginning;
  /** Why the studio cannot start. */
  failure?: string;
}

/** Before anything is open. */
export const firstState: StudioState = {
  material: undefined,
  choices: { pages: [], pictures: [], languages: [], tokens: {}, tokensIn: {}, colors: [], patterns: [] },
  pages: [],
  session: emptySession,
  page: undefined,
  route: HOME,
  selection: { pointer: '', turn: 0, form: 0 },
  menus: undefined,
  issues: [],
  siteIssues: { issues: [], hidden: 0 },
  isConnected: true,
  isSaving: false,
  unfinished: new Map(),
  conflicts: [],
  closedTabDrafts: [],
  notice: { text: '', turn: 0, isProblem: false, at: 0 },
};

/** Milliseconds that a notice is on the screen; what it says is true without it, too. */
export const NOTICE_MS = 6000;

/** A value that tells who listens when it has changed. */
export interface Store<State> {
  get(): State;
  set(change: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** @param first the value at first */
export function createStore<State extends object>(first: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
