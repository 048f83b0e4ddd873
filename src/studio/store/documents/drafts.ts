import { tabKept } from '../../ui/browser-storage';
import type { OpenDocument } from './open-document';
import type { Step } from './session';
import type { Unfinished } from './unfinished';

/** What was not saved yet, as the browser keeps it. */
export interface KeptDraft {
  /** The session of the tab that it is from. */
  session: string;
  /** The site document as the person knows it: which folder the draft belongs to. */
  site: string;
  /** Milliseconds since 1970. */
  at: number;
  page: string;
  documents: readonly OpenDocument[];
  past: readonly Step[];
  future: readonly Step[];
  /** By the path of its document: JSON that is not finished. */
  unfinished?: ReadonlyMap<string, Unfinished>;
}

const DATABASE = 'pagewright-studio';
const DRAFTS = 'drafts';
const SESSION = 'pagewright-studio-session';
const LOCK = 'pagewright-studio-tab-';

/** Keeps the draft of this tab in the browser, for when it was closed. A browser that keeps none stops nothing else. */
export interface DraftKeeper {
  /** The name of this tab: the same after it was loaded anew. */
  session: string;
  /** The draft of this tab, where it was loaded anew. */
  own(site: string): Promise<KeptDraft | undefined>;
  /** The drafts of tabs that are closed, the newest first. */
  ofClosedTabs(site: string): Promise<KeptDraft[]>;
  keep(draft: Omit<KeptDraft, 'session'>): Promise<void>;
  forget(session: string): Promise<void>;
}

/** The drafts that the browser keeps. This tab gets a name of its own, or has its earlier one again. */
export async function openDrafts(): Promise<DraftKeeper> {
  const session = await ownSession();
  const all = async (site: string) => {
    const kept: KeptDraft[] = (await inStore('readonly', (drafts) => drafts.getAll())) ?? [];
    return kept.filter((draft) => draft.site === site);
  };
  return {
    session,
    async own(site) {
      return (await all(site)).find((draft) => draft.session === session);
    },
    async ofClosedTabs(site) {
      const open = await openSessions();
      const left = (await all(site)).filter((draft) => !open.includes(draft.session));
      return left.sort((one, other) => other.at - one.at);
    },
    async keep(draft) {
      await inStore('readwrite', (drafts) => drafts.put({ ...draft, session }));
    },
    async forget(name) {
      await inStore('readwrite', (drafts) => drafts.delete(name));
    },
  };
}

/** A tab that is copied has the name of the other one in its storage: the lock tells that it is taken. */
async function ownSession(): Promise<string> {
  const before = tabKept.getItem(SESSION);
  const session = before !== null && (await takeLock(before)) ? before : crypto.randomUUID();
  if (session !== before) await takeLock(session);
  tabKept.setItem(SESSION, session);
  return session;
}

/** In milliseconds: a page that is loaded anew may begin before the one that it takes the place of has given the lock back. */
const MAX_WAIT = 1000;

/** Takes the lock of a session until the tab is closed; false where another tab has it. */
function takeLock(session: string): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK + session, { signal: AbortSignal.timeout(MAX_WAIT) }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

async function openSessions(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

let database: Promise<IDBDatabase> | undefined;

/** @returns undefined where the browser forbids it, or has no room left */
async function inStore<T>(
  mode: IDBTransactionMode,
  use: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    database ??= opened();
    const transaction = (await database).transaction(DRAFTS, mode);
    const answer = answered(use(transaction.objectStore(DRAFTS)));
    // At once: by itself it would wait for the answer, which a tab that is being closed does not live to hear.
    transaction.commit();
    return await answer;
  } catch {
    database = undefined;
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFTS, { keyPath: 'session' });
  };
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
