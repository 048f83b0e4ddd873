import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WordedProblem } from '../../../content/editor/text-problem';
import { useProblems } from '../../problems/use-problems';
import type { OpenDocument } from '../../store/documents/open-document';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { documentName } from '../../store/pages/page-name';
import { words } from '../../words';
import { type JsonEditor, openEditor } from '../editor/open-editor';
import styles from './view.module.css';

export interface JsonPaneProps {
  document: OpenDocument;
  /** Whether there is no form beside it: then what is selected gets the cursor here. */
  isAlone: boolean;
  /** What is selected in the outline when the cursor is at a place. */
  selectableAt(pointer: string): string;
}

const KEYS = 'json-keys';

/** The text of a document, in an editor. While it is no JSON, the document keeps what it had. */
export default function JsonPane(props: JsonPaneProps) {
  const { path, file, readOnly } = props.document;
  const isReadOnly = readOnly !== undefined;
  const studio = useStudio();
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [editor, setEditor] = useState<JsonEditor>();
  const [problem, setProblem] = useState<WordedProblem>();
  const name = useStudioState((state) => documentName(state, path));
  const { here } = useProblems();

  useEffect(() => {
    if (!host.current) return;
    const opened = openEditor(host.current, {
      studio,
      path,
      file,
      describedBy: KEYS,
      isAlone: () => latest.current.isAlone,
      selectableAt: (pointer) => latest.current.selectableAt(pointer),
      onProblem: setProblem,
    });
    setEditor(opened);
    return () => opened.close();
  }, [studio, path, file]);
  useEffect(() => editor?.setIssues(here), [editor, here]);
  useEffect(() => editor?.setReadOnly(isReadOnly), [editor, isReadOnly]);

  return (
    <section className={styles.pane} aria-label={words.json.label(name)}>
      <div className={styles.editor} ref={host} />
      <div role="alert">
        {problem && (
          <p className={styles.problem}>
            {words.json.problem(problem.line)} {problem.what} {words.form.fix(problem.fix)}
          </p>
        )}
      </div>
      {problem && (
        <button
          type="button"
          className={styles.throwAway}
          onClick={() => {
            studio.json.keepUnfinished(path, undefined);
            editor?.focus();
          }}
        >
          {words.json.throwAway}
        </button>
      )}
      <p className={styles.keys} id={KEYS}>
        {words.json.keys}
      </p>
    </section>
  );
}
