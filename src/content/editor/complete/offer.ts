import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import type { Lines } from '../../json/lines';
import type { Span } from '../../json/locate';
import type { Slot } from '../places/slot';
import { rangeAt } from '../ranges';

/** As the Language Server Protocol counts them (`CompletionItemKind`). */
export const KINDS = {
  name: 10,
  value: 12,
  choice: 20,
  picture: 17,
  page: 18,
  icon: 16,
  entry: 15,
  token: 6,
} as const;

/** Something that may stand at the cursor. */
export interface Offer {
  label: string;
  kind: keyof typeof KINDS;
  /** What is written, in the form of JSON. */
  body: string;
  /** Beside the label. */
  detail?: string;
  /** In Markdown. */
  documentation?: string;
  /** The place that is written over; by default the whole word. */
  span?: Span;
  /** What the written word is compared with; by default the body. */
  filter?: string;
  /** What an editor asks for when it shows the offer: the drawing of an icon. */
  icon?: string;
  /** Whether its empty text is chosen from offers, which an editor may show at once. */
  isChosen?: boolean;
}

/** What may stand at the cursor, and whether there is more for a longer word. */
export interface Offers {
  offers: readonly Offer[];
  isIncomplete?: boolean;
}

/** How offers are written for an editor. */
interface ItemOptions {
  lines: Lines;
  hasStops: boolean;
}

/** An offer as editors take it; offers stay in their order. */
export function itemFor(
  offer: Offer,
  index: number,
  slot: Slot,
  { lines, hasStops }: ItemOptions,
): CompletionItem {
  const span = offer.span ?? slot.span;
  const isPart = offer.span !== undefined;
  const comma = !isPart && slot.needsComma && !(slot.role === 'name' && slot.hasColon) ? ',' : '';
  const missing: TextEdit[] =
    slot.commaBefore === undefined || isPart
      ? []
      : [{ range: rangeAt(lines, { offset: slot.commaBefore, length: 0 }), newText: ',' }];
  const { label, kind, body, detail, documentation, filter, icon, isChosen } = offer;
  return {
    label,
    kind: KINDS[kind],
    detail,
    documentation: documentation ? { kind: 'markdown', value: documentation } : undefined,
    sortText: String(index).padStart(4, '0'),
    filterText: filter ?? (slot.span.length > 0 && kind !== 'entry' ? body : label),
    textEdit: { range: rangeAt(lines, span), newText: body + comma },
    insertTextFormat: hasStops && (kind === 'name' || kind === 'entry') ? 2 : 1,
    // Its lines get the indent of the line with the cursor.
    insertTextMode: 2,
    ...(missing.length > 0 && { additionalTextEdits: missing }),
    ...((icon !== undefined || isChosen) && { data: { icon, isChosen } }),
  };
}
