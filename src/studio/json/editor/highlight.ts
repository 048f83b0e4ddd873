import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

interface Range {
  from: number;
  to: number;
}

/** Marks the lines of a place in place of those before; null marks none. */
export const setHighlight = StateEffect.define<Range | null>();

const place = StateField.define<Range | null>({
  create: () => null,
  update(before, { changes, effects }) {
    for (const effect of effects) if (effect.is(setHighlight)) return effect.value;
    return before && { from: changes.mapPos(before.from, 1), to: changes.mapPos(before.to, -1) };
  },
});

const MARK = Decoration.line({ class: 'cm-selected-block' });

function marks(state: EditorState): DecorationSet {
  const range = state.field(place);
  if (!range) return Decoration.none;
  const [first, last] = [state.doc.lineAt(range.from).number, state.doc.lineAt(range.to).number];
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return Decoration.set(lines.map((number) => MARK.range(state.doc.line(number).from)));
}

/** The lines that are marked. */
export const highlighted: Extension = [place, EditorView.decorations.compute([place, 'doc'], marks)];
