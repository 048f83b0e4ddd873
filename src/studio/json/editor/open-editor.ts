import { type ChangeSpec, ChangeSet, Compartment, EditorState, Transaction } from '@codemirror/state';
import { setDiagnostics } from '@codemirror/lint';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { smallestEdits } from '../../../content/json/edit/smallest-edits';
import { valueAt } from '../../../content/json/value-at';
import { textProblemOf, type WordedProblem } from '../../../content/editor/text-problem';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { placesIn, pointerAt } from '../places';
import { editorText, documentText } from '../editor-text';
import type { EditorTools } from './editor-tools';
import { extensions } from './extensions';
import { highlighted, setHighlight } from './highlight';
import { diagnosticsOf } from './messages';

interface EditorOptions extends Omit<EditorTools, 'isUnfinished'> {
  /** As messages name it. */
  file: string;
  isAlone(): boolean;
  selectableAt(pointer: string): string;
  /** Why the text is no JSON, each time that changes. */
  onProblem(problem: WordedProblem | undefined): void;
}

/** A document in an editor, in step with the studio. */
export interface JsonEditor {
  setIssues(issues: readonly StudioIssue[]): void;
  setReadOnly(isReadOnly: boolean): void;
  focus(): void;
  close(): void;
}

/** Each visit to the editor begins a step of its own. */
let visits = 0;

/** Opens a document in an editor, which keeps in step with the studio until it is closed. */
export function openEditor(parent: HTMLElement, options: EditorOptions): JsonEditor {
  const { studio, path, file, onProblem } = options;
  const { store } = studio;
  const readOnly = new Compartment();
  let issues: readonly StudioIssue[] = [];
  let problem: WordedProblem | undefined;
  let followed: string | undefined;
  let turn = -1;
  let isWriting = false;

  const document = () => store.get().session.documents.get(path);
  const unfinished = () => store.get().unfinished.get(path);
  const textNow = () => view.state.doc.toString();

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: unfinished()?.text ?? editorText(document()?.text ?? ''),
      extensions: [
        extensions({ ...options, isUnfinished: () => unfinished() !== undefined }),
        highlighted,
        readOnly.of(EditorState.readOnly.of(false)),
        EditorView.updateListener.of(handleUpdate),
      ],
    }),
  });
  const stop = store.subscribe(follow);
  follow();
  showMessages();

  function handleUpdate(update: ViewUpdate) {
    if (update.focusChanged && view.hasFocus) visits += 1;
    const isOwn = update.transactions.some((each) => each.annotation(Transaction.remote) !== true);
    if (!isOwn) return;
    if (update.docChanged) written();
    if ((update.docChanged || update.selectionSet) && view.hasFocus) selectHere();
  }

  /** Gives the document what is written, as soon as it is JSON. */
  function written() {
    const now = document();
    if (!now) return;
    const text = textNow();
    const base = editorText(now.text);
    const found = text === base ? undefined : textProblemOf(text, file);
    isWriting = true;
    studio.json.keepUnfinished(path, found && { base, text });
    const isPossible =
      found !== undefined ||
      text === base ||
      studio.json.write(documentText(now.text, text), `json ${visits} ${hereIs(text)}`);
    isWriting = false;
    // What the document cannot take is taken back in the editor, too.
    if (!found) followed = isPossible ? document()?.text : undefined;
    showProblem(found);
    follow();
  }

  const hereIs = (text: string) => pointerAt(text, view.state.selection.main.head);

  /** Selects what the cursor is in, for the outline and the page. */
  function selectHere() {
    const { selection } = store.get();
    const pointer = options.selectableAt(hereIs(textNow()));
    const isThere = pointer === '' || valueAt(document()?.value, pointer) !== undefined;
    if (!isThere || pointer === selection.pointer) return;
    turn = selection.turn + 1;
    studio.select({ pointer });
    mark();
  }

  /** Takes over what was changed and selected elsewhere. */
  function follow() {
    if (isWriting) return;
    followText();
    const { selection, page } = store.get();
    if (page !== path || selection.turn === turn) return;
    turn = selection.turn;
    mark();
    goTo(selection.property ?? selection.pointer, selection.property !== undefined);
  }

  function followText() {
    const now = document();
    const kept = unfinished();
    if (!now || (now.text === followed && (kept !== undefined) === (problem !== undefined))) return;
    followed = now.text;
    const [text, wanted] = [textNow(), editorText(now.text)];
    const changes = kept ? changesUnder(kept.base, text, wanted) : specs(text, wanted);
    view.dispatch({ changes, annotations: FROM_STUDIO });
    if (kept) written();
    else showProblem(undefined);
  }

  /** Marks the lines of the selected block. */
  function mark() {
    const { pointer } = store.get().selection;
    const place = pointer === '' ? undefined : placesIn(textNow())(pointer);
    view.dispatch({ effects: setHighlight.of(place ?? null), annotations: FROM_STUDIO });
  }

  function goTo(pointer: string, isProperty: boolean) {
    const place = pointer === '' ? undefined : placesIn(textNow())(pointer);
    if (!place) return;
    view.dispatch({
      selection: { anchor: place.cursor },
      effects: EditorView.scrollIntoView(place.from, { y: isProperty ? 'center' : 'start', yMargin: 12 }),
      annotations: FROM_STUDIO,
    });
    if (isProperty && options.isAlone()) view.focus();
  }

  function showProblem(found: WordedProblem | undefined) {
    problem = found;
    onProblem(found);
    showMessages();
  }

  function showMessages() {
    const diagnostics = diagnosticsOf(textNow(), { studio, issues, problem });
    view.dispatch({ ...setDiagnostics(view.state, diagnostics), annotations: FROM_STUDIO });
  }

  return {
    setIssues(next) {
      issues = next;
      showMessages();
    },
    setReadOnly(isReadOnly) {
      view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)) });
    },
    focus: () => view.focus(),
    close() {
      stop();
      view.destroy();
    },
  };
}

/** What comes from the studio is no typing, and none of the steps that the editor takes back. */
const FROM_STUDIO = [Transaction.remote.of(true), Transaction.addToHistory.of(false)];

const specs = (before: string, after: string): ChangeSpec[] =>
  smallestEdits(before, after).map(({ offset, length, content }) => ({
    from: offset,
    to: offset + length,
    insert: content,
  }));

/** The changes of a document, under what somebody has written over it and has not finished. */
function changesUnder(base: string, written: string, now: string): ChangeSet {
  const ours = ChangeSet.of(specs(base, written), base.length);
  return ChangeSet.of(specs(base, now), base.length).map(ours);
}
