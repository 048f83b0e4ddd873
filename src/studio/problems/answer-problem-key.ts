import { formOrderIn } from '../../content/form/form-order';
import { formSchema } from '../../content/form/form-schema';
import { parentOf } from '../../content/json/locate';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { documentKind } from '../../content/model/source';
import { isLeft, toneOf } from '../form/field/is-left';
import { documentName } from '../store/pages/page-name';
import { NOTICE_MS } from '../store/state';
import type { Studio } from '../store/studio';
import { isDialogOpen } from '../ui/dialog/is-dialog-open';
import { words } from '../words';
import { nextProblem, type ProblemPlace } from './next-problem';
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
 * F8 leads to the next problem, Shift+F8 to the one before, from where the cursor is. It leads to another document where it is
 * pressed again while the notice says so: whoever types on would write there.
 *
 * @returns whether the studio answers the key
 */
export function answerProblemKey(studio: Studio, event: Key): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented = false } = event;
  if (key !== 'F8' || ctrlKey || altKey || metaKey || defaultPrevented) return false;
  if (isDialogOpen()) return false;
  const state = studio.store.get();
  const { page = '', pages, session, material } = state;
  const { here, elsewhere } = problemsIn(state);
  const value = session.documents.get(page)?.value;
  const schema = material && formSchema(material.schemas, documentKind(page));
  const orderAt = schema && formOrderIn(schema, value);
  const order = { paths: pages.map(({ path }) => path), document: value, orderAt };
  const steps = shiftKey ? -1 : 1;
  const found = nextProblem([...here, ...elsewhere], placeOfPerson(studio), steps, order, toneOf);
  if (!found) {
    studio.notify(words.problems.none, false);
    return true;
  }
  const { path } = found.problem;
  const onwards = words.problems.onwards(shiftKey ? 'Shift+F8' : 'F8', documentName(state, path));
  const { text, at } = state.notice;
  const isTold = text === onwards && performance.now() - at < NOTICE_MS;
  if (path === page || isTold) void lead(studio, found.problem, found);
  else studio.notify(onwards, false);
  return true;
}

/** The field that has the cursor, or what is selected. */
function placeOfPerson({ store }: Studio): ProblemPlace {
  const { page = '', selection } = store.get();
  const field = document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
  const { property, pointer } = selection;
  if (field === undefined) return { path: page, pointer: property ?? pointer };
  return { path: page, pointer: property !== undefined && isShownBy(field, property) ? property : field };
}

/** Whether a field stands for a part of it that has no field of its own, as a picture does for its file. */
function isShownBy(field: string, part: string): boolean {
  return parentOf(part) === field && !document.querySelector(`[data-pointer="${CSS.escape(part)}"]`);
}

async function lead(
  studio: Studio,
  issue: StudioIssue,
  { number, all }: { number: number; all: number },
): Promise<void> {
  await studio.problems.show(issue);
  const name = documentName(studio.store.get(), issue.path);
  const what = isLeft(issue) ? issue.fix : issue.what;
  studio.notify(words.problems.shown(words.tones[toneOf(issue)], number, all, name, what), false);
}
