import { pointerTo } from '../../json/locate';
import { quote, textArg } from '../../messages/words';
import { isRecord } from '../../util/is-record';
import { ownRule } from '../rule';

/** An entry stands once in its menu. Two of other words may lead to one page. */
export const repeatedMenuEntry = ownRule({
  code: 'repeated-menu-entry',
  severity: 'warning',
  meaning: 'An entry stands twice in one menu, or in one column of the footer.',
  choice: true,
  isImprovement: true,
  documents: ['site', 'language'],
  *check({ value }) {
    if (!isRecord(value)) return;
    for (const part of ['navigation', 'footer']) yield* repeatedIn(value[part], pointerTo('', part));
  },
  words: (issue) => ({
    what: `The entry ${quote(textArg(issue, 'label'))} stands twice in this menu, and leads to ${quote(textArg(issue, 'href'))} both times.`,
    why: 'Visitors look for a difference between the two, and find the same page.',
    fix: 'Delete one of the two entries, or let it lead to another place.',
  }),
});

/** The entries of each list that say what an earlier one of the same list says, and lead where it leads. */
function* repeatedIn(
  part: unknown,
  pointer: string,
): Generator<{ pointer: string; args: { href: string; label: string } }> {
  if (isRecord(part))
    for (const [name, inner] of Object.entries(part)) yield* repeatedIn(inner, pointerTo(pointer, name));
  if (!Array.isArray(part)) return;
  const seen = new Set<string>();
  for (const [index, entry] of part.entries()) {
    const place = pointerTo(pointer, index);
    yield* repeatedIn(entry, place);
    if (!isRecord(entry)) continue;
    const { href, label } = entry;
    if (typeof href !== 'string' || typeof label !== 'string') continue;
    const key = JSON.stringify([href, label.trim().toLowerCase()]);
    if (seen.has(key)) yield { pointer: pointerTo(place, 'label'), args: { href, label } };
    seen.add(key);
  }
}
