import type { Entries } from '../../documents/document/entries';
import type { OpenDocument } from '../../documents/document/open-document';
import { isRecord } from '../../util/is-record';
import { locate, pointerTo } from '../../json/locate';
import { TEXT_PLACEHOLDER } from '../../model/pages/placeholders';
import { ownRule } from '../rule';
import { numberArg, quote, textArg, withArticle } from '../../messages/words';

/** An entry that stands in its list a second time. */
interface Repeated {
  pointer: string;
  first: string;
  /** The name of the list. */
  list: string;
  type: string;
}

/** What was pasted twice is noticed: no two entries of a list are the same to the letter. */
export const repeatedBlock = ownRule({
  code: 'repeated-block',
  meaning: 'A block, or another entry with a sentence in it, stands twice in one list.',
  choice: 'A block, or another entry of a list, stands there twice.',
  documents: ['page'],
  *check(document) {
    for (const { pointer, first, list, type } of repeatedIn(document)) {
      const node = document.tree && locate(document.tree, first)?.value;
      const firstLine = node ? document.lines.positionAt(node.offset).line : 0;
      yield { pointer, highlight: 'object', args: { list, type, firstLine } };
    }
  },
  words: (issue) => {
    const type = textArg(issue, 'type');
    const what = type === '' ? `An entry of ${quote(textArg(issue, 'list'))}` : `${withArticle(type)} block`;
    return {
      what: `${what.charAt(0).toUpperCase()}${what.slice(1)} stands here a second time, the same to the letter; the first is on line ${numberArg(issue, 'firstLine')}.`,
      why: 'Visitors would read the same twice; most likely it was pasted twice.',
      fix: 'Delete one of the two, or change its words.',
    };
  },
});

/** The entries of lists that have stood there before: blocks, and groups with a sentence. */
export function repeatedIn(document: OpenDocument): readonly Repeated[] {
  const { entries, value } = document;
  // Of a list in the place of a document nothing else is said.
  const found = known.get(entries) ?? (isRecord(value) ? [...repeatedBelow(value, '', '')] : []);
  known.set(entries, found);
  return found;
}

const known = new WeakMap<Entries, readonly Repeated[]>();

function* repeatedBelow(value: unknown, pointer: string, name: string): Generator<Repeated> {
  if (isRecord(value)) {
    for (const [key, part] of Object.entries(value))
      if (typeof part === 'object') yield* repeatedBelow(part, pointerTo(pointer, key), key);
  }
  if (!Array.isArray(value)) return;
  const seen = new Map<string, Seen>();
  for (const [index, entry] of value.entries()) {
    if (!isRecord(entry)) continue;
    const place = pointerTo(pointer, index);
    const key = plainPartsOf(entry);
    const alike = seen.get(key);
    const before = alike && placeOfSame(alike, entry, place);
    if (!alike) seen.set(key, { entry, place });
    if (before === undefined) yield* repeatedBelow(entry, place, name);
    else yield { pointer: place, first: before, list: name, type: typeOf(entry) };
  }
}

/** Entries of a list with the same plain parts: the first, and where there are more of them, the place of each by its text. */
interface Seen {
  entry: object;
  place: string;
  texts?: Map<string, string>;
}

/** Entries with other texts are not compared any further. */
const plainPartsOf = (entry: object) =>
  Object.values(entry)
    .filter((part) => typeof part !== 'object')
    .join('\n');

/** In characters. Short entries may well be the same: two icons, two numbers. */
const SHORTEST = 40;

/** The place of an entry that is the same to the letter; an entry that is the first of its kind is noted. */
function placeOfSame(alike: Seen, entry: object, place: string): string | undefined {
  alike.texts ??= new Map([[JSON.stringify(alike.entry), alike.place]]);
  const text = JSON.stringify(entry);
  if (text.length < SHORTEST || !text.includes(' ')) return undefined;
  // Entries whose words are still to be written are the same until then.
  if (text.includes(`"${TEXT_PLACEHOLDER}`)) return undefined;
  const before = alike.texts.get(text);
  if (before === undefined) alike.texts.set(text, place);
  return before;
}

const typeOf = ({ type }: Readonly<Record<string, unknown>>) => (typeof type === 'string' ? type : '');
