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
    const found: Repeated[] = [];
    addRepeated(value, [], found);
    yield* found;
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

/** Adds the entries of lists whose name an earlier entry has. Most values are looked at for nothing, so their pointers are made last. */
function addRepeated(value: unknown, path: readonly (string | number)[], found: Repeated[]): void {
  if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      const inner = value[name];
      if (typeof inner === 'object') addRepeated(inner, [...path, name], found);
    }
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      if (typeof value[index] === 'object') addRepeated(value[index], [...path, index], found);
    if (path.at(-1) !== BLOCKS) addRepeatedOf(value, path, found);
  }
}

function addRepeatedOf(
  entries: readonly unknown[],
  path: readonly (string | number)[],
  found: Repeated[],
): void {
  const seen = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (!isRecord(entry)) continue;
    const name = NAMES.find((known) => Object.hasOwn(entry, known));
    const text = name === undefined ? undefined : entry[name];
    if (typeof text !== 'string' || name === undefined) continue;
    const key = text.trim().toLowerCase();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index + 1);
    else {
      const pointer = [...path, index, name].reduce<string>(pointerTo, '');
      found.push({ pointer, args: { text, list: String(path.at(-1) ?? ''), first } });
    }
  }
}
