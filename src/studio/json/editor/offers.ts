import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { WrittenOffer } from '../../../content/model/protocols/studio-writing';
import type { EditorTools } from './editor-tools';
import { markdown, withDrawing } from './markdown';

/** What may stand at the cursor, as the server knows it: it knows the whole site. */
export function offersFrom({ studio, path }: Pick<EditorTools, 'studio' | 'path'>) {
  return async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const text = state.doc.toString();
    // Behind a bracket or a space nothing is written yet that could be completed.
    if (!explicit && !/["\w/#(:.-]$/.test(text.slice(0, pos))) return null;
    const { offers } = await studio.json.offersAt(path, text, pos);
    const fitting = fittingOffers(offers, text, pos);
    const [first] = fitting;
    if (!first) return null;
    const from = Math.min(pos, first.edits[0]?.offset ?? pos);
    return { from, filter: false, options: fitting.map(completionOf) };
  };

  function completionOf(offer: WrittenOffer): Completion {
    const { label, detail, documentation = '', icon } = offer;
    const hasWords = documentation !== '' || icon !== undefined;
    return {
      label,
      detail,
      ...(hasWords && { info: () => withDrawing(studio, icon, markdown(documentation)) }),
      apply: (view, completion) => take(view, completion, offer),
    };
  }
}

/** The offers that have the written word in them; those that begin with it first. */
export function fittingOffers(offers: readonly WrittenOffer[], text: string, offset: number): WrittenOffer[] {
  const ranked = offers.flatMap((offer, index) => {
    const start = offer.edits[0]?.offset ?? offset;
    const word = text.slice(start, offset).replace(/^"|"$/g, '').toLowerCase();
    const place = offer.filter.toLowerCase().indexOf(word);
    return place < 0 ? [] : [{ offer, index, isLater: place > 1 }];
  });
  return ranked
    .sort((one, other) => Number(one.isLater) - Number(other.isLater) || one.index - other.index)
    .map(({ offer }) => offer);
}

function take(view: EditorView, completion: Completion, { edits, next, isChosen = false }: WrittenOffer) {
  const [main] = edits;
  if (!main) return;
  const before = edits.filter((edit) => edit !== main && edit.offset <= main.offset);
  const grown = before.reduce((sum, { length, content }) => sum + content.length - length, 0);
  const anchor = main.offset + grown + next.offset;
  view.dispatch({
    changes: edits.map(({ offset, length, content }) => ({
      from: offset,
      to: offset + length,
      insert: content,
    })),
    selection: { anchor, head: anchor + next.length },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  });
  if (isChosen) startCompletion(view);
}
