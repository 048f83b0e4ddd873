import type { SiteIndex } from './site-index';

/** Computes something about a site once for all documents. */
export function memoizePerSite<T>(compute: (siteIndex: SiteIndex) => T): (siteIndex: SiteIndex) => T {
  const results = new WeakMap<SiteIndex, { answer: T }>();
  return (siteIndex) => {
    const known = results.get(siteIndex) ?? { answer: compute(siteIndex) };
    results.set(siteIndex, known);
    return known.answer;
  };
}
