import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { EditorTools } from './editor-tools';

/**
 * Undo and redo are those of the studio. Only what is no JSON yet is no step of it: until it is, the editor takes back what was typed since then.
 */
export function editorHistory({ studio, isUnfinished }: EditorTools): Extension {
  const back = (view: EditorView) => isUnfinished() && undoDepth(view.state) > 0 && undo(view);
  const again = (view: EditorView) => {
    const isAfter = isUnfinished() || studio.store.get().session.future.length === 0;
    return isAfter && redoDepth(view.state) > 0 && redo(view);
  };
  return [
    history(),
    // What follows on JSON is taken back apart from what led to it.
    EditorState.transactionExtender.of(({ docChanged }) =>
      docChanged && !isUnfinished() ? { annotations: isolateHistory.of('before') } : null,
    ),
    // The keys that are not answered here are those of the studio.
    Prec.high(
      keymap.of([
        { key: 'Mod-z', run: back, stopPropagation: true },
        { key: 'Mod-y', mac: 'Mod-Shift-z', run: again, stopPropagation: true },
        { key: 'Mod-Shift-z', run: again, stopPropagation: true },
      ]),
    ),
  ];
}
