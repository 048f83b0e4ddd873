import { pointerTo } from '../../json/locate';
import { quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { languageName } from './language-of';

/** A folder that is called like a language holds pages in this language. */
export const folderOfOtherLanguage = documentRule({
  code: 'folder-of-other-language',
  severity: 'warning',
  meaning: 'The folder of a language has the code of another language as its name.',
  choice: true,
  isImprovement: true,
  documents: ['site'],
  *check({ invalidPointers }, { languages }) {
    for (const [folder, tag] of languages) {
      const pointer = pointerTo('/languages', folder);
      if (invalidPointers.has('/languages') || invalidPointers.has(pointer)) continue;
      const [name, other] = [languageName(folder), languageName(tag)];
      if (name === undefined || other === undefined || !isOther(folder, tag)) continue;
      yield { pointer, args: { folder, tag, name, other } };
    }
  },
  words: (issue) => {
    const [folder, tag] = [textArg(issue, 'folder'), textArg(issue, 'tag')];
    const [name, other] = [textArg(issue, 'name'), textArg(issue, 'other')];
    return {
      what: `The folder ${quote(folder)} is called like ${name}, and its pages are said to be in ${other}.`,
      why: `Browsers, screen readers and search engines take them for ${other}: the voice, the hyphens and the direction of reading are those of that language.`,
      fix: `Write ${quote(folder)}: ${quote(folder)} if they are in ${name}. If they are in ${other}, rename the folder to ${new Intl.Locale(tag).language}.`,
    };
  },
});

/** Some folders are called like the country: `br` for `pt-BR`. */
function isOther(folder: string, tag: string): boolean {
  const [own, written] = [new Intl.Locale(folder), new Intl.Locale(tag)];
  return own.language !== written.language && written.region?.toLowerCase() !== folder;
}
