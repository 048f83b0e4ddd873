import { Fragment, useEffect, useRef } from 'react';
import { blockInWords } from '../../content/model/pages/block-in-words';
import { inWords } from '../../content/model/name-words';
import { eachValue } from '../../content/util/map-values';
import { nameOperation } from '../../content/edit/operations/words/name-operation';
import type { DocumentConflict } from '../store/documents/open-document';
import { usePageName } from '../store/hooks/use-page-name';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { shownText } from '../ui/placeholder-words';
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
  const [ours, theirs] = conflict ? shownSides(conflict) : ['', ''];
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
            {conflict.pointer === '' ? conflicts.pageTitle : conflicts.title}
          </h2>
          <p>{conflict.pointer === '' ? conflicts.pageHelp : conflicts.help}</p>
          <Place conflict={conflict} />
          <div className={styles.sides}>
            <Side id={OURS} title={conflicts.ours} value={ours} />
            <Side id={THEIRS} title={conflicts.theirs} value={theirs} />
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
      {pointer !== '' && <strong>{nameOperation({ kind: 'set', pointer, value: '', expected: '' })}</strong>}
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

/** Ours and theirs in words; with the names of properties where they would look the same without. */
function shownSides({ about, ours, theirs }: DocumentConflict): [ours: string, theirs: string] {
  if (about === 'place') return [conflicts.place, conflicts.place];
  const [short, other] = [shown(ours), shown(theirs)];
  return short === other ? [shown(ours, true), shown(theirs, true)] : [short, other];
}

/** What a value says, a line for each part that is no group. */
function shown(value: unknown, withNames = false): string {
  const lines: string[] = [];
  eachValue(value, (part, key) => {
    if (typeof part === 'object' || part === undefined || key === '$schema') return;
    const text = key === 'type' ? blockInWords(String(part)) : shownText(String(part));
    const isNamed = key !== '' && (withNames || typeof part !== 'string');
    lines.push(isNamed ? `${inWords(key)}: ${text}` : text);
  });
  return lines.length === 0 ? conflicts.nothing : lines.join('\n');
}
