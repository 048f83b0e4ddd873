import { pointerTo } from '../../json/locate';
import { numberArg, quote, textArg } from '../../messages/words';
import { isRecord } from '../../util/is-record';
import { ownRule } from '../rule';

/** What entries of lists are told apart by: of several the first that an entry has. */
const NAMES = ['question', 'title', 'label', 'heading', 'name'];

/** Blocks are compared with each other by a rule of their own. */
const BLOCKS = 'blocks';

/** The entries of one list have different names: cards, tabs, questions, buttons. */
export const repeatedEntry = ownRule({
  code: 'repeated-entry',
  severity: 'warning',
  meaning: 'Two entries of one list have the same title, label or question.',
  choice: true,
  isImprovement: true,
  documents: ['page'],
  *check({ value }) {
    yield* repeatedIn(value, '', '');
  },
  words: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} stands in two entries of one list, ${quote(textArg(issue, 'list'))}: here and in entry ${numberArg(issue, 'first')}.`,
    why: 'Visitors cannot tell the two apart, least of all those who hear the page.',
    fix: 'Delete one of the two if it is a copy; else say in its words what is different.',
  }),
});

interface Repeated {
  pointer: string;
  args: { text: string; list: string; first: number };
}

function* repeatedIn(value: unknown, pointer: string, list: string): Generator<Repeated> {
  if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value))
      yield* repeatedIn(inner, pointerTo(pointer, name), name);
    return;
  }
  if (!Array.isArray(value)) return;
  const seen = new Map<string, number>();
  for (const [index, entry] of value.entries()) {
    const place = pointerTo(pointer, index);
    yield* repeatedIn(entry, place, '');
    const name =
      isRecord(entry) && list !== BLOCKS ? NAMES.find((known) => Object.hasOwn(entry, known)) : undefined;
    const text = isRecord(entry) && name !== undefined ? entry[name] : undefined;
    if (typeof text !== 'string' || name === undefined) continue;
    const key = text.trim().toLowerCase();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index + 1);
    else yield { pointer: pointerTo(place, name), args: { text, list, first } };
  }
}
