import { documentRule } from '../rule';
import { textArg } from '../../messages/words';

/** A page that exists is no longer planned. */
export const plannedExists = documentRule({
  code: 'planned-exists',
  severity: 'warning',
  meaning: 'A page that exists is still listed as planned.',
  documents: ['site', 'language'],
  *check({ entries }, { routes }) {
    for (const { pointer, value } of entries.named('plannedRoutes')) {
      if (!/^\/plannedRoutes\/\d+$/.test(pointer) || typeof value !== 'string') continue;
      const page = routes.get(value);
      if (!page) continue;
      const args = { route: value, page: page.source.file };
      yield { pointer, args };
    }
  },
  words: (issue) => ({
    what: `The page ${textArg(issue, 'route')} exists already: ${textArg(issue, 'page')}.`,
    why: '"plannedRoutes" lists pages that are still to be written.',
    fix: 'Delete the address from the list.',
  }),
});
