import { useEffect, useRef } from 'react';
import { nameOperation } from '../../content/edit/operations/words/name-operation';
import type { DocumentConflict } from '../store/documents/open-document';
import { usePageName } from '../store/hooks/use-page-name';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import { DialogEnds } from '../ui/dialog/fields';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';

const { conflicts } = words;

/** A place that two have changed: both values, one of which stays. */
export function ConflictDialog() {
  const studio = useStudio();
  const [conflict] = useStudioState((state) => state.conflicts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (conflict && !dialog.current?.open) dialog.current?.showModal();
    if (!conflict) dialog.current?.close();
  }, [conflict]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="conflict-title"
      // Not to choose is no answer: what others have written would be lost, or one's own.
      onCancel={(event) => event.preventDefault()}
    >
      {conflict && (
        <>
          <h2 id="conflict-title" className={controls.heading}>
            {conflicts.title}
          </h2>
          <p>{conflicts.help}</p>
          <Place conflict={conflict} />
          <div className={styles.sides}>
            <Side title={conflicts.ours} value={shown(conflict, conflict.ours)} />
            <Side title={conflicts.theirs} value={shown(conflict, conflict.theirs)} />
          </div>
          <DialogEnds>
            <button
              type="button"
              className={controls.main}
              onClick={() => studio.problems.resolve(conflict, true)}
            >
              {conflicts.keepOurs}
            </button>
            <button
              type="button"
              className={controls.second}
              onClick={() => studio.problems.resolve(conflict, false)}
            >
              {conflicts.keepTheirs}
            </button>
          </DialogEnds>
        </>
      )}
    </dialog>
  );
}

/** What both have changed, and on which page. */
function Place({ conflict: { pointer, path } }: { conflict: DocumentConflict }) {
  const nameOf = usePageName();
  return (
    <p>
      <strong>{nameOperation({ kind: 'set', pointer, value: '', expected: '' })}</strong>
      <span className={controls.quiet}> {nameOf(path)}</span>
    </p>
  );
}

function Side({ title, value }: { title: string; value: string }) {
  return (
    <section className={styles.side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <pre className={styles.value}>{value}</pre>
    </section>
  );
}

function shown({ about }: DocumentConflict, value: unknown): string {
  if (about === 'place') return conflicts.place;
  if (value === undefined) return conflicts.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
