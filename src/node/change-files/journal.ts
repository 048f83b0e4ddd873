import { isRecord } from '../../content/util/is-record';
import { sha256 } from '../system/sha256';

/** A file that is to be made, changed or removed. */
export interface Change {
  /** Inside the folder, with forward slashes. */
  path: string;
  /** The expected current content; undefined: no file. If this is no longer so, nothing is changed. */
  before: string | Uint8Array | undefined;
  /** The new content; undefined: no file. */
  after: string | Uint8Array | undefined;
  /** The file whose permissions a new one gets: the old path of a moved file. */
  modeOf?: string;
}

/** The state of a path: the digest of a file, or one of the two words below. */
export type State = string;
/** There is nothing at the path. */
export const NOTHING = 'nothing';
/** A link, a folder, or a path behind a link: never written to. */
export const OTHER = 'other';

/** The change of one path. Both texts are stored beside the journal until they are in place. */
export interface Entry {
  path: string;
  before: State;
  after: State;
}

export type Side = 'before' | 'after';

/** Everything that is needed to finish a change of several files, or to take it back. */
export interface Journal {
  version: number;
  /** Unique to this change; the names of all its files begin with it. */
  id: string;
  /** The command, as a person would write it. */
  what: string;
  entries: Entry[];
}

const VERSION = 1;

/** New files first and removed ones last, so that no moved document is ever missing. */
export function inOrder(changes: readonly Change[]): Change[] {
  const rank = ({ before, after }: Change) => (before === undefined ? 0 : after === undefined ? 2 : 1);
  return changes
    .filter(({ before, after }) => stateOf(before) !== stateOf(after))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The journal of a change that is to be made; `what` is the command, as a person would write it. */
export function journalOf(changes: readonly Change[], id: string, what: string): Journal {
  const entries = changes.map(({ path, before, after }) => ({
    path,
    before: stateOf(before),
    after: stateOf(after),
  }));
  return { version: VERSION, id, what, entries };
}

/** The state of a file with this content. */
export const stateOf = (content: string | Uint8Array | undefined): State =>
  content === undefined ? NOTHING : sha256(content);

/**
 * Reads a journal again; `newer`: of a version that is not known here.
 *
 * @param named the identity in the name of its file
 */
export function parseJournal(text: string, named: string): Journal | 'damaged' | 'newer' {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (!isRecord(value) || typeof value.version !== 'number') return 'damaged';
  if (value.version > VERSION) return 'newer';
  const { version, id, what, entries } = value;
  const isWhole = id === named && typeof what === 'string' && Array.isArray(entries);
  return isWhole && entries.every(isEntry) ? { version, id: named, what, entries } : 'damaged';
}

/** A journal may have come from anywhere with the folder, so paths outside are refused. */
function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || typeof value.path !== 'string') return false;
  const isInside = value.path
    .split('/')
    .every((part) => /^[^\\\0:]+$/.test(part) && part !== '.' && part !== '..');
  return isInside && typeof value.before === 'string' && typeof value.after === 'string';
}

/** The state of a journal's files, from which the next step follows. */
export interface Found {
  journal: Journal;
  /** For each entry. */
  states: readonly State[];
  /** Whether the change is to be taken back. */
  isTakenBack: boolean;
  /** Whether the stored text of an entry is there and complete. */
  hasText: (index: number, side: Side) => boolean;
}

/**
 * How an interrupted change is finished: with the new texts, the old ones, or not at all.
 *
 * @returns `none` where nothing was done yet and somebody has changed one of the files since, `lost` where texts are gone
 */
export function decideSide({ journal, states, isTakenBack, hasText }: Found): Side | 'none' | 'lost' {
  const isBegun = journal.entries.some(({ after }, index) => states[index] === after);
  if (!isBegun && journal.entries.some(({ before }, index) => states[index] !== before)) return 'none';
  const isPossible = (side: Side) =>
    journal.entries.every(({ [side]: goal, [otherSide(side)]: origin }, index) => {
      const isDone = goal === NOTHING || states[index] !== origin;
      return isDone || hasText(index, side);
    });
  const wanted: Side = isTakenBack ? 'before' : 'after';
  const sides: Side[] = [wanted, otherSide(wanted)];
  return sides.find(isPossible) ?? 'lost';
}

/** The other of the two sides of a change. */
export const otherSide = (side: Side): Side => (side === 'after' ? 'before' : 'after');
