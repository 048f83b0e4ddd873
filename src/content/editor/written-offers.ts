import type { CompletionItem, TextEdit } from 'vscode-languageserver';
import { linesOf, type Lines } from '../json/lines';
import type { WrittenOffer, WrittenOffers } from '../model/protocols/studio-writing';
import { KINDS } from './complete/offer';

const NAMES = new Map<unknown, string>(Object.entries(KINDS).map(([name, kind]) => [kind, name]));

/**
 * Offers as the studio takes them: with offsets, their lines indented, and the text that is to be written next in place of stops.
 *
 * @param text that they were made for
 */
export function writtenOffers(text: string, items: readonly CompletionItem[]): WrittenOffers {
  const lines = linesOf(text);
  return { offers: items.flatMap((item) => offerOf(item, lines) ?? []) };
}

function offerOf(item: CompletionItem, lines: Lines): WrittenOffer | undefined {
  const { label, kind, detail, documentation, filterText = label, textEdit, additionalTextEdits = [] } = item;
  if (!textEdit || !('range' in textEdit)) return undefined;
  const { icon, isChosen }: { icon?: unknown; isChosen?: unknown } = item.data ?? {};
  const { newText, range } = textEdit;
  const indent = /^[ \t]*/.exec(lines.textOf(range.start.line + 1))?.[0] ?? '';
  const { content, next } = withoutStops(newText.replace(/\n/g, `\n${indent}`), item.insertTextFormat === 2);
  return {
    label,
    kind: NAMES.get(kind) ?? 'value',
    detail,
    documentation: typeof documentation === 'object' ? documentation.value : documentation,
    ...(typeof icon === 'string' && { icon }),
    filter: filterText,
    edits: [edit({ range, newText: content }, lines), ...additionalTextEdits.map((one) => edit(one, lines))],
    next,
    ...(isChosen === true && { isChosen }),
  };
}

function edit({ range: { start, end }, newText }: TextEdit, lines: Lines) {
  const offset = lines.offsetAt({ line: start.line + 1, column: start.character + 1 });
  const last = lines.offsetAt({ line: end.line + 1, column: end.character + 1 });
  return { offset, length: last - offset, content: newText };
}

/** A stop of the protocol's snippets, such as `$1`, `${1:text}` and `${1|one,two|}`, or a sign that is written as it is. */
const STOP = /\\([\\$}])|\$(\d+)|\$\{\d+\|(?:\\.|[^|])*\|\}|\$\{\d+:((?:\\.|[^}\\])*)\}/g;

/** A text without its stops, and the first of them in it; without stops, its end. */
function withoutStops(body: string, hasStops: boolean): Pick<WrittenOffer, 'next'> & { content: string } {
  let content = '';
  let next: WrittenOffer['next'] | undefined;
  let done = 0;
  for (const match of hasStops ? body.matchAll(STOP) : []) {
    const [all, sign, , inside = ''] = match;
    content += body.slice(done, match.index);
    done = match.index + all.length;
    const written = sign ?? inside.replace(/\\([\\$}])/g, '$1');
    if (sign === undefined) next ??= { offset: content.length, length: written.length };
    content += written;
  }
  content += body.slice(done);
  return { content, next: next ?? { offset: content.length, length: 0 } };
}
