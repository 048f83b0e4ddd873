import { FOLDERS } from '../../model/reserved';
import type { Stray } from '../../model/source';
import type { SiteFinding, SiteRule } from '../rule';

/** Nothing that somebody put into the pages folder as a part of the site is passed over without a word. */
export const strayFile: SiteRule = function* ({ strays }) {
  for (const stray of strays) yield { path: stray.path, ...said(stray) };
};

function said({ path, kind }: Stray): Omit<SiteFinding, 'path'> {
  switch (kind) {
    case 'link':
    case 'ending':
      return { code: 'stray-file', args: { path, kind } };
    case 'in-media':
      return {
        code: 'reserved-address',
        args: { route: `/${path.replace(/\.json$/i, '')}`, folder: `/${FOLDERS.media}`, kind },
      };
    default:
      return { code: 'not-a-file', args: { path, kind } };
  }
}
