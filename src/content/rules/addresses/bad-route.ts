import type { SiteIndex } from '../../documents/site/site-index';
import { deviceIn, routeOf, suggestPath } from '../../model/addresses/route';
import { documentRule } from '../rule';
import { capitalised, textArg, quote } from '../../messages/words';

/** The file's name is the page's address, so it has small letters, digits and hyphens only. */
export const badRoute = documentRule({
  code: 'bad-route',
  meaning: 'The name of a file cannot be the address of a page.',
  documents: ['page'],
  *check(document, siteIndex) {
    const { hasValidPath, source } = document;
    if (hasValidPath) return;
    const nearest = suggestPath(source.path);
    const other = nearest === undefined ? undefined : siteIndex.routes.get(routeOf(nearest) ?? '');
    const isTaken = other !== undefined && other !== document;
    yield {
      pointer: '',
      highlight: 'file',
      args: {
        path: source.path,
        device: deviceIn(source.path) ?? '',
        taken: isTaken ? other.source.file : '',
        suggestion: (isTaken && nearest !== undefined ? freePath(nearest, siteIndex) : nearest) ?? '',
      },
    };
  },
  words: (issue) => {
    const [suggestion, device, taken] = ['suggestion', 'device', 'taken'].map((name) => textArg(issue, name));
    const rename =
      suggestion === '' ? 'give it a name such as about-us.json.' : `rename it to ${suggestion}.`;
    return {
      what: `The file name ${quote(textArg(issue, 'path'))} cannot be the address of a page.`,
      why: device
        ? `Windows keeps the name "${device}" for a device: nobody could open or copy the file on such a computer.`
        : 'The names of folders and files become the address, so they have small letters, digits and single hyphens ' +
          'only, and end in .json; no folder is called "index".',
      fix: taken
        ? `The nearest name is taken, by ${taken}. If this file is a copy of that one, delete it. Otherwise ${rename}`
        : capitalised(rename),
    };
  },
});

/** The path with the lowest number behind its name that no page has. */
function freePath(path: string, { routes }: SiteIndex): string {
  for (let number = 2; ; number++) {
    const free = path.replace(/\.json$/, `-${number}.json`);
    if (!routes.has(routeOf(free) ?? '')) return free;
  }
}
