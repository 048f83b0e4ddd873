import { words } from '../../words';
import type { StudioContext } from '../context';
import { type Place, redo, type SchemaOf, type Session, type Step, undo } from '../documents/session';
import { load } from './disk';

/** Takes the last step back. */
export function undoStep(context: StudioContext): void {
  const step = context.store.get().session.past.at(-1);
  if (step) void go(context, step, { to: step.from, act: undo, notice: words.history.undone(step.name) });
}

/** Makes the step again that was taken back last. */
export function redoStep(context: StudioContext): void {
  const [step] = context.store.get().session.future;
  if (step) void go(context, step, { to: step.to, act: redo, notice: words.history.redone(step.name) });
}

interface Way {
  /** Where the person is afterwards. */
  to: Place;
  act(session: Session, schemaOf: SchemaOf): Session;
  notice: string;
}

async function go(context: StudioContext, step: Step, { to, act, notice }: Way): Promise<void> {
  const { store, schemaOf } = context;
  // A document that was deleted, and saved so, is made anew.
  const opened = step.changes.filter((change) => !('create' in change));
  for (const { path } of opened) if (!(await load(context, path))) return;
  if (!context.run((session) => act(session, schemaOf))) return;
  const { page, selection } = store.get();
  if (to.path !== page) await context.open(to.path, { pointer: to.pointer });
  else if (to.pointer !== selection.pointer) context.select({ pointer: to.pointer });
  context.notify(notice, false);
}
