import type { Side } from './journal';

/* Messages about a change that one command has begun and another has finished or taken back. */

/** What was begun is finished now, or taken back; `left` names the files that stay as somebody else has made them. */
export function carriedOut(what: string, side: Side, left: readonly string[]): string {
  const done = side === 'after' ? 'finished' : 'taken back';
  const stay =
    left.length === 0 ? '' : `; ${changedSince(left)} and ${left.length === 1 ? 'stays' : 'stay'} so`;
  return `An earlier command was interrupted (${what}): what it had begun is ${done} now${stay}.`;
}

/** Nothing was begun, and nothing is done now, since somebody has changed these files. */
export const notCarriedOut = (what: string, changed: readonly string[]) =>
  `An earlier command was interrupted (${what}) before it changed anything, and is not carried out, since ${changedSince(changed)}.`;

/** The texts from which a change could be finished are gone. */
export const textsLost = (folder: string) =>
  `An earlier command was interrupted, and ${folder}, from which it could be finished, was damaged: the documents are left as they are; npm run validate says what is missing.`;

/** A change that only a newer version can finish. */
export const ofNewerVersion = (folder: string) =>
  `${folder} holds a change of documents that a newer version of this command has begun. Run npm run validate of that version, which finishes it.`;

/** How many files a message names. */
const MAX_FILES_NAMED = 3;

function changedSince(files: readonly string[]): string {
  const more = files.length - MAX_FILES_NAMED;
  const named = files.slice(0, MAX_FILES_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${named} ${files.length === 1 ? 'was' : 'were'} changed since`;
}
