import { suggestIcons } from '../../../rules/pages/suggest-icons';
import type { Slot } from '../../places/slot';
import type { EditorSite } from '../editor-site';
import type { Offers } from '../offer';

/** So many are offered at once; a longer word finds the others. */
const MAX_ICONS = 150;

/** A shorter word is the beginning of too many names. */
const SHORTEST_WORD = 3;

/** Icons whose names have what is written; those that are meant by it, such as `truck` for `lorry`, come first. */
export function icons({ before }: Slot, { icons: known }: EditorSite): Offers {
  const word = before.toLowerCase();
  const names = [...known].filter((name) => name.includes(word));
  const begun = names.filter((name) => name.startsWith(word));
  const meant =
    word.length < SHORTEST_WORD ? [] : suggestIcons(known, word).filter((name) => !names.includes(name));
  const sorted = [...new Set([...meant, ...begun, ...names])];
  return {
    isIncomplete: sorted.length > MAX_ICONS || meant.length > 0,
    offers: sorted.slice(0, MAX_ICONS).map((name) => ({
      label: name,
      kind: 'icon',
      body: JSON.stringify(name),
      // An editor leaves out what has nothing of the written word.
      filter: meant.includes(name) ? JSON.stringify(before) : undefined,
      icon: name,
    })),
  };
}
