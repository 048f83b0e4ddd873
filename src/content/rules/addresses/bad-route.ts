import { suggestPath } from '../../model/addresses/route';
import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** The file's name is the page's address, so it has small letters, digits and hyphens only. */
export const badRoute = ownRule({
  code: 'bad-route',
  meaning: 'The name of a file cannot be the address of a page.',
  documents: ['page'],
  *check({ hasValidPath, source }) {
    if (hasValidPath) return;
    yield {
      pointer: '',
      highlight: 'file',
      args: { path: source.path, suggestion: suggestPath(source.path) ?? '' },
    };
  },
  words: (issue) => {
    const suggestion = textArg(issue, 'suggestion');
    return {
      what: `The file name ${quote(textArg(issue, 'path'))} cannot be the address of a page.`,
      why:
        'The names of folders and files become the address, so they have small letters, digits and single hyphens ' +
        'only, and end in .json; no folder is called "index".',
      fix: suggestion === '' ? 'Give it a name such as about-us.json.' : `Rename it to ${suggestion}.`,
    };
  },
});
