import { openDocument } from '../document';
import type { SiteSources } from '../source';
import { type World, worldOf } from '../world';

/** The documents of a site, open to be looked through and changed; whether they are right is not asked. */
export function openSite(sources: SiteSources): World {
  const { pages, site } = sources;
  const documents = [...pages, ...(site ? [site] : [])].map(openDocument);
  return worldOf(
    sources,
    { documents, ledger: undefined },
    {
      icons: new Set(),
      openings: new Set(),
      linkForm: { allows: () => true, words: '' },
      lenient: new Set(),
    },
  );
}
