import { documentRule } from '../rule';
import { textArg } from '../../messages/words';

/** `about.json` and `about/index.json` would both be `/about`. The second of the two gets the issue. */
export const duplicateRoute = documentRule({
  code: 'duplicate-route',
  meaning: 'Two files are the same page.',
  documents: ['page'],
  *check(document, { routes }) {
    const { route } = document;
    if (route === undefined || !document.hasValidPath) return;
    const first = routes.get(route);
    if (!first || first === document) return;
    yield {
      pointer: '',
      highlight: 'file',
      args: { route, other: first.source.file },
    };
  },
  words: (issue) => ({
    what: `This file and ${textArg(issue, 'other')} are both the page ${textArg(issue, 'route')}.`,
    why: 'A visitor who opens that address can be shown only one of them.',
    fix: 'Keep one of the two files, or give one another name.',
  }),
});
