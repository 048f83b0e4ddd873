import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { pointerTo } from '../../json/locate';
import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';
import { homeIn } from '../../model/languages/languages';
import { foldersOf } from '../../model/addresses/route';
import { isRecord } from '../../util/is-record';
import { suggest } from '../../util/suggest';
import { languageFolder } from '../languages/language-of';
import { documentRule } from '../rule';

/** A section is the name of a folder with pages: the way to them shows it. */
export const unknownSection = documentRule({
  code: 'unknown-section',
  severity: 'warning',
  meaning: 'The site document names a section, and no page is in its folder.',
  choice: true,
  documents: ['site', 'language'],
  *check(document, siteIndex) {
    const { value, invalidPointers } = document;
    if (!isRecord(value) || !isRecord(value.sections) || !siteIndex.plannedRoutes) return;
    const sections = Object.keys(value.sections);
    const folders = foldersWithPages(siteIndex);
    const language = languageFolder(document, siteIndex);
    const home = language === '' ? '' : homeIn(language);
    const free = [...folders].filter((folder) => folder.startsWith(home) && !sections.includes(folder));
    for (const section of sections) {
      const pointer = pointerTo('/sections', section);
      if (folders.has(section) || invalidPointers.has('/sections') || invalidPointers.has(pointer)) continue;
      const suggestion = suggest(section, free) ?? suggest(home + section, free) ?? '';
      yield { pointer, highlight: 'key', args: { section, suggestion } };
    }
  },
  words: (issue) => ({
    what: `No page is in the folder ${quote(textArg(issue, 'section'))}.${didYouMean(issue)}`,
    why: 'A section gives the folder of pages a name in the line above them that says where they are; there it is missing now.',
    fix: writeInstead(
      issue,
      'Write the address of the folder, such as /services for /services/repairs; or delete the section.',
    ),
  }),
});

/** The folders of all pages, planned ones too. */
const foldersWithPages = memoizePerSite(
  ({ routes, plannedRoutes = new Set() }) => new Set([...routes.keys(), ...plannedRoutes].flatMap(foldersOf)),
);
