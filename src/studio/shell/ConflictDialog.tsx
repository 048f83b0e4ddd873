import { Fragment, useEffect, useRef } from 'react';
import { nameOperation } from '../../content/edit/operations/words/name-operation';
import type { DocumentConflict } from '../store/documents/open-document';
import { usePageName } from '../store/hooks/use-page-name';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import { DialogEnds } from '../ui/dialog/fields';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';

const { conflicts } = words;

/** The ids of what each button is about: it is read with the button. */
const [PLACE, OURS, THEIRS] = ['conflict-place', 'conflict-ours', 'conflict-theirs'];

/** A place that two have changed: both values, one of which stays. */
export function ConflictDialog() {
  const studio = useStudio();
  const [conflict] = useStudioState((state) => state.conflicts);
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!conflict) return dialog.current?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    // The next one is read from its beginning.
    first.current?.focus();
  }, [conflict]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="conflict-title"
      // Not to choose is no answer: nothing could be saved any more. A browser closes it on the second Escape at the latest.
      onCancel={(event) => event.preventDefault()}
      onClose={() => conflict && dialog.current?.showModal()}
    >
      {conflict && (
        <Fragment key={`${conflict.path} ${conflict.pointer}`}>
          <h2 id="conflict-title" className={controls.heading}>
            {conflicts.title}
          </h2>
          <p>{conflicts.help}</p>
          <Place conflict={conflict} />
          <div className={styles.sides}>
            <Side id={OURS} title={conflicts.ours} value={shown(conflict, conflict.ours)} />
            <Side id={THEIRS} title={conflicts.theirs} value={shown(conflict, conflict.theirs)} />
          </div>
          <DialogEnds>
            <button
              ref={first}
              type="button"
              className={controls.main}
              aria-describedby={`${PLACE} ${OURS}`}
              onClick={() => studio.problems.resolve(conflict, true)}
            >
              {conflicts.keepOurs}
            </button>
            <button
              type="button"
              className={controls.second}
              aria-describedby={`${PLACE} ${THEIRS}`}
              onClick={() => studio.problems.resolve(conflict, false)}
            >
              {conflicts.keepTheirs}
            </button>
          </DialogEnds>
        </Fragment>
      )}
    </dialog>
  );
}

/** What both have changed, and on which page. */
function Place({ conflict: { pointer, path } }: { conflict: DocumentConflict }) {
  const nameOf = usePageName();
  return (
    <p id={PLACE}>
      <strong>{nameOperation({ kind: 'set', pointer, value: '', expected: '' })}</strong>
      <span className={controls.quiet}> {nameOf(path)}</span>
    </p>
  );
}

function Side({ id, title, value }: { id: string; title: string; value: string }) {
  return (
    <section className={styles.side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <pre id={id} className={styles.value}>
        {value}
      </pre>
    </section>
  );
}

function shown({ about }: DocumentConflict, value: unknown): string {
  if (about === 'place') return conflicts.place;
  if (value === undefined) return conflicts.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
