import { absenceOf, buildTimeNow } from '../../content/model/pages/publication';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { isRecord } from '../../content/util/is-record';
import { isLeft, toneOf } from '../form/field/is-left';
import { changedDocuments } from '../store/documents/session';
import { documentName } from '../store/pages/page-name';
import type { Studio } from '../store/studio';
import { isDialogOpen } from '../ui/dialog/is-dialog-open';
import { words } from '../words';
import type { FoundProblem } from './next/next-problem';
import { placeOfPerson, problemFrom } from './next/problem-from';
import { problemsIn } from './use-problems';

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** Whether what has the focus has answered the key: the JSON has messages of its own. */
  defaultPrevented?: boolean;
}

/**
 * F8 leads to the next problem, Shift+F8 to the one before.
 *
 * @returns whether the studio answers the key
 */
export function answerProblemKey(studio: Studio, event: Key): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented = false } = event;
  if (key !== 'F8' || ctrlKey || altKey || metaKey || defaultPrevented) return false;
  if (isDialogOpen()) return false;
  leadOn(studio, shiftKey ? -1 : 1);
  return true;
}

/** The other page that somebody was told of, and the open document as it was then. */
const told = new WeakMap<Studio, { onwards: string; document: unknown }>();

/**
 * Leads to the next problem, or to the one before, from where the cursor is. It leads to another document where it is asked to
 * again and nothing was written since it said so: whoever types on would write there.
 */
export function leadOn(studio: Studio, steps: 1 | -1): void {
  const state = studio.store.get();
  const place = placeOfPerson(state.selection);
  const found = problemFrom(state, place, steps);
  // The last one may be that of a text that was written a moment ago.
  const isLast = found?.problem.path !== state.page || found?.problem.pointer === place;
  const checking = isLast ? studio.untilChecked() : undefined;
  if (checking) void checking.then(() => leadOrTell(studio, steps, nextFrom(studio, steps)));
  else leadOrTell(studio, steps, found);
}

function nextFrom(studio: Studio, steps: 1 | -1): FoundProblem<StudioIssue> | undefined {
  const state = studio.store.get();
  return problemFrom(state, placeOfPerson(state.selection), steps);
}

/** Leads to a problem of the open document, or says what comes next. */
function leadOrTell(studio: Studio, steps: 1 | -1, found: FoundProblem<StudioIssue> | undefined): void {
  const state = studio.store.get();
  const { page = '' } = state;
  if (!found) {
    studio.notify(finishedWords(studio) ?? words.problems.none, false);
    return;
  }
  const { path } = found.problem;
  const document = state.session.documents.get(page)?.value;
  const onwards = words.problems.onwards(steps > 0 ? 'F8' : 'Shift+F8', documentName(state, path));
  const before = told.get(studio);
  const isTold = before?.onwards === onwards && before.document === document;
  told.delete(studio);
  if (path === page || isTold) {
    void lead(studio, found);
    return;
  }
  told.set(studio, { onwards, document });
  studio.notify(words.problems.sentences(finishedWords(studio) ?? words.problems.noMore, onwards), false);
}

/** That nothing is left on the open page, and what comes next; undefined where something is, or nothing was done with it. */
export function finishedWords(studio: Studio): string | undefined {
  const state = studio.store.get();
  const { page, session } = state;
  const errors = problemsIn(state).here.filter((issue) => isLeft(issue) || issue.severity === 'error');
  if (errors.some(isLeft)) return undefined;
  const value = page === undefined ? undefined : session.documents.get(page)?.value;
  const isDraft = isRecord(value) && absenceOf(value, buildTimeNow())?.reason === 'draft';
  const isChanged = changedDocuments(session).some(({ path }) => path === page);
  return isDraft || isChanged ? words.problems.finished(errors.length, isDraft) : undefined;
}

async function lead(studio: Studio, { problem, number, all }: FoundProblem<StudioIssue>): Promise<void> {
  await studio.problems.show(problem);
  const name = documentName(studio.store.get(), problem.path);
  const { shown, shownLeft } = words.problems;
  const tone = words.tones[toneOf(problem)];
  // How much is left to write stands beside the key's button.
  const text = isLeft(problem)
    ? shownLeft(tone, name, problem.fix)
    : shown(tone, number, all, name, problem.what);
  studio.notify(text, false);
}
