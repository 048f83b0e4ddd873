import { blockInWords } from '../../../content/model/pages/block-in-words';
import { typeInWords } from '../../../content/model/type-in-words';
import { isPictureFile } from '../../../content/model/pages/picture-files';
import type { CatalogueEntry } from '../../../content/model/protocols/catalogue-entry';
import { eachValue } from '../../../content/util/map-values';
import { words } from '../../words';

/** The kinds of block that have all words that were typed, in any order and anywhere in a word; one may be in the plural. */
export function findBlocks(entries: readonly CatalogueEntry[], typed: string): readonly CatalogueEntry[] {
  const asked = typed.toLowerCase().split(/\s+/);
  return entries.filter((entry) => {
    const text = textOf(entry);
    return asked.every((word) => text.includes(word) || text.includes(singular(word)));
  });
}

function textOf({ type, description, whenToUse = '', searchWords, examples }: CatalogueEntry): string {
  const pictures = showsPicture(examples) ? words.picker.pictures : '';
  return [blockInWords(type), typeInWords(type), description, whenToUse, ...searchWords, pictures]
    .join(' ')
    .toLowerCase();
}

/** In English, as the descriptions are; a short word has too many others in it. */
const singular = (word: string) => (word.length > 4 ? word.replace(/s$/, '') : word);

function showsPicture(examples: CatalogueEntry['examples']): boolean {
  let isShown = false;
  eachValue(examples, (_, name) => {
    isShown ||= isPictureFile(name);
  });
  return isShown;
}
