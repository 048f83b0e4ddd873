import { absentPages, publicationOf } from '../../documents/site/absent-pages';
import { absenceWords } from '../../messages/absence-words';
import { textArg } from '../../messages/words';
import { documentRule } from '../rule';

const PROPERTIES = { draft: '/status', early: '/publishFrom', over: '/publishUntil' } as const;

/** A page that was public and is not any more: its visitors are told that there is nothing. */
export const unpublishedAddress = documentRule({
  code: 'unpublished-address',
  severity: 'warning',
  meaning: 'A page that was published is left out of the site.',
  choice: true,
  factsOfOthers: [publicationOf],
  documents: ['page'],
  *check({ route = '' }, siteIndex) {
    const absence = absentPages(siteIndex).get(route);
    if (!absence || !siteIndex.published.has(route)) return;
    yield { pointer: PROPERTIES[absence.reason], args: { route, state: absenceWords(absence) } };
  },
  words: (issue) => ({
    what: `The page ${textArg(issue, 'route')} was published, and now it ${textArg(issue, 'state')}.`,
    why: 'Links on other sites, bookmarks and search results still lead to it, and find nothing.',
    fix: 'Nothing, if that is meant for a while. If it is gone for good, npm run delete:page sends its visitors on to another page.',
    inStudio:
      'Nothing, if that is meant for a while. If it is gone for good, press “Delete” and choose the page that its visitors are sent on to.',
  }),
});
