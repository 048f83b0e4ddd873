import { absentPages, isAbsent, publicationOf } from '../../documents/site/absent-pages';
import { absenceWords } from '../../messages/absence-words';
import { numberArg, quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { hrefsOf, internalLinks, targetsOf } from '../targets/links';

/** A link to a page that is not public: in a menu it is left out, elsewhere it leads nowhere. */
export const unpublishedLink = documentRule({
  code: 'unpublished-link',
  severity: 'warning',
  meaning: 'A link leads to a page that is a draft, not public yet, or not public any more.',
  choice: true,
  facts: [hrefsOf],
  factsOfOthers: [publicationOf],
  *check(document, siteIndex) {
    const absent = absentPages(siteIndex);
    if (absent.size === 0 || isAbsent(document, siteIndex)) return;
    if (!targetsOf(document, siteIndex).some(({ route = '' }) => absent.has(route))) return;
    for (const { pointer, span, href, route = '' } of internalLinks(document, siteIndex)) {
      const absence = absent.get(route);
      if (!absence) continue;
      const inMenu = Number(document.isSite);
      yield {
        pointer,
        span: span?.(),
        args: { href, state: absenceWords(absence), reason: absence.reason, inMenu },
      };
    }
  },
  words: (issue) => {
    const inMenu = numberArg(issue, 'inMenu') === 1;
    return {
      what: `The link ${quote(textArg(issue, 'href'))} leads to a page that ${textArg(issue, 'state')}.`,
      why: inMenu
        ? 'As long as the page is not public, a build leaves this entry out.'
        : 'As long as the page is not public, whoever follows the link only learns that there is nothing.',
      fix: FIXES[textArg(issue, 'reason')] ?? '',
      ...(textArg(issue, 'reason') === 'draft' && { inStudio: DRAFT_IN_STUDIO }),
    };
  },
  list: {
    what: 'These links lead to pages that are not public:',
    why: 'As long as they are not, whoever follows such a link only learns that there is nothing. In menus a build leaves the entry out.',
    fix: 'Nothing, if that is meant for a while. Otherwise delete the links, or change "status", "publishFrom" or "publishUntil" of the pages.',
    entry: (issue) => `${textArg(issue, 'href')}  ${textArg(issue, 'state')}`,
  },
});

const DRAFT_IN_STUDIO =
  'Nothing, if the page is finished soon: make it public then. Otherwise delete the link.';

const FIXES: Readonly<Record<string, string>> = {
  draft: 'Nothing, if the page is finished soon: take "status" out of it then. Otherwise delete the link.',
  early:
    'Nothing, if that is meant: the page comes by itself. Otherwise delete the link, or give the page an earlier "publishFrom".',
  over: 'Delete the link, or write the address of another page; if the page is to come back, change its "publishUntil".',
};
