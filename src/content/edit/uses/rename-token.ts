import { pointerTo } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import type { Operation } from '../../model/operation';
import { renameTokenIn, SLIDE_TOKENS, tokensIn } from '../../model/pages/tokens';
import { isRecord } from '../../util/is-record';
import { textsIn } from './texts-in';

/** Where a document gives a token its value, and where the site document says that its real value is not known. */
const TOKENS = '/tokens';
const PLACEHOLDERS = '/placeholders/';

/** A label whose names in braces are filled in on the page. */
const SLIDE_LABEL = '/labels/slideOf';

export interface TokenNames {
  from: string;
  to: string;
}

/** The texts of a document that hold a token, with their pointers. */
export function textsWithToken(document: unknown, name: string): [pointer: string, text: string][] {
  const isOwn = SLIDE_TOKENS.includes(name);
  return [...textsIn(document)].filter(
    ([pointer, text]) => tokensIn(text).includes(name) && !(isOwn && pointer === SLIDE_LABEL),
  );
}

/** Whether a document gives a token a value. */
export const hasToken = (document: unknown, name: string): boolean =>
  isRecord(document) && isRecord(document.tokens) && Object.hasOwn(document.tokens, name);

/** What gives a token of a document another name, wherever it stands there. */
export function renameToken(document: unknown, { from, to }: TokenNames): Operation[] {
  const uses = textsWithToken(document, from).map(
    ([pointer, text]): Operation => ({
      kind: 'set',
      pointer,
      value: renameTokenIn(text, from, to),
      expected: text,
    }),
  );
  const named = isRecord(document) && 'placeholders' in document ? [...textsIn(document)] : [];
  const unknown = named
    .filter(([pointer, text]) => pointer.startsWith(PLACEHOLDERS) && text === from)
    .map(([pointer]): Operation => ({ kind: 'set', pointer, value: to, expected: from }));
  return [...uses, ...unknown, ...renameTokenHere(document, { from, to })];
}

/** What gives the value that a document has for a token to another one; the texts of the document stay. */
export function renameTokenHere(document: unknown, { from, to }: TokenNames): Operation[] {
  if (!hasToken(document, from)) return [];
  const pointer = pointerTo(TOKENS, from);
  return [{ kind: 'move', pointer, to: pointerTo(TOKENS, to), expected: valueAt(document, pointer) }];
}
