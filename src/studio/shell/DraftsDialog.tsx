import { useEffect, useRef } from 'react';
import type { FormSchema } from '../../content/form/form-schema';
import { parseJson } from '../../content/json/parse';
import { operationsBetween } from '../../content/edit/operations/between/operations-between';
import { nameOperation } from '../../content/edit/operations/words/name-operation';
import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import type { KeptDraft } from '../store/documents/drafts';
import type { OpenDocument } from '../store/documents/open-document';
import { usePageName } from '../store/hooks/use-page-name';
import { useSchemaOf } from '../store/hooks/use-schema-of';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { words } from '../words';
import { DialogEnds } from '../ui/dialog/fields';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';

const { drafts } = words;
const MAX_NAMED = 6;

/** Work that a closed tab has left: what differs, before it is taken up again. */
export function DraftsDialog() {
  const studio = useStudio();
  const [draft] = useStudioState((state) => state.closedTabDrafts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (draft) dialog.current?.showModal();
    else dialog.current?.close();
  }, [draft]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="drafts-title">
      {draft && (
        <>
          <h2 id="drafts-title" className={controls.heading}>
            {drafts.title}
          </h2>
          <p className={controls.quiet}>{drafts.from(new Date(draft.at).toLocaleString())}</p>
          <p>{drafts.differs}</p>
          <Differences draft={draft} />
          <DialogEnds>
            <button type="button" className={controls.main} onClick={() => void studio.drafts.takeUp(draft)}>
              {drafts.takeUp}
            </button>
            <button
              type="button"
              className={controls.second}
              onClick={() => void studio.drafts.throwAway(draft)}
            >
              {drafts.throwAway}
            </button>
            <button type="button" className={controls.second} onClick={() => dialog.current?.close()}>
              {drafts.later}
            </button>
          </DialogEnds>
        </>
      )}
    </dialog>
  );
}

function Differences({ draft }: { draft: KeptDraft }) {
  const nameOf = usePageName();
  const schemaOf = useSchemaOf();
  return (
    <ul className={styles.list}>
      {draft.documents.map((document) => {
        const steps = namesOf(document, schemaOf(document.path));
        return (
          <li key={document.path}>
            <strong title={document.file}>{nameOf(document.path)}</strong>
            <ul>
              {steps.slice(0, MAX_NAMED).map((step, index) => (
                <li key={index}>{step}</li>
              ))}
              {steps.length > MAX_NAMED && <li>{drafts.more(steps.length - MAX_NAMED)}</li>}
            </ul>
          </li>
        );
      })}
      {[...(draft.unfinished?.keys() ?? [])].map((path) => (
        <li key={`${path} unfinished`}>
          <strong>{nameOf(path)}</strong>
          <ul>
            <li>{drafts.unfinished}</li>
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** What differs from the disk as it was, in words. */
function namesOf({ disk, value }: OpenDocument, schema: FormSchema | undefined): string[] {
  const before = parseJson(withoutByteOrderMark(disk.text));
  if (!('value' in before)) return [];
  const fieldAt = (pointer: string) => schema?.at(value, pointer) ?? schema?.at(before.value, pointer);
  return operationsBetween(before.value, value).map((operation) => nameOperation(operation, fieldAt));
}
