import type { SiteRule } from '../rule';

/** Nothing that somebody put into the pages folder as a part of the site is passed over without a word. */
export const strayFile: SiteRule = function* ({ strays }) {
  for (const { path, kind } of strays) yield { code: 'stray-file', path, args: { path, kind } };
};
