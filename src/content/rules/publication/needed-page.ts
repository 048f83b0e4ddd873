import { isNeeded, publicationOf } from '../../documents/site/absent-pages';
import { quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';

const PROPERTIES = ['status', 'publishFrom', 'publishUntil'] as const;

/** A site without its home page, or without the page for unknown addresses, is none. */
export const neededPage = documentRule({
  code: 'needed-page',
  meaning: 'A page that every site needs is a draft, or is not always public.',
  documents: ['page'],
  *check(document, { languages }) {
    const { route } = document;
    if (route === undefined || !isNeeded(route, languages)) return;
    const publication = publicationOf(document);
    for (const property of PROPERTIES) {
      if (publication[property] === undefined || document.invalidPointers.has(`/${property}`)) continue;
      yield { pointer: `/${property}`, highlight: 'key', args: { property, route } };
    }
  },
  words: (issue) => ({
    what: `The page ${textArg(issue, 'route')} has ${quote(textArg(issue, 'property'))}, and a site cannot be without this page.`,
    why: 'Every build needs the home pages and the page for unknown addresses.',
    fix: `Delete ${quote(textArg(issue, 'property'))} here.`,
  }),
});
