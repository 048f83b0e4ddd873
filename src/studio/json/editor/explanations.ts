import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { EditorTools } from './editor-tools';
import { markdown, withDrawing } from './markdown';

/** What the mouse is over: what a property is for, what a value means, where a link leads. */
export function explanations({ studio, path }: Pick<EditorTools, 'studio' | 'path'>): Extension {
  return hoverTooltip(async (view, pos) => {
    const found = await studio.json.explainAt(path, view.state.doc.toString(), pos).catch(() => undefined);
    if (!found) return null;
    const { offset, length, text, icon } = found;
    const dom = await withDrawing(studio, icon, markdown(text));
    dom.className = 'cm-explanation';
    return { pos: offset, end: offset + length, above: true, create: () => ({ dom }) };
  });
}
