import { openDocument } from '../document';
import { SITE_PATH, type SiteSources } from '../source';
import { type World, worldOf } from '../world';

/** The documents of a site, open to be looked through and changed; whether they are right is not asked. */
export function openSite(sources: SiteSources): World {
  const { pages, site } = sources;
  return worldOf(sources, [...pages, ...(site ? [site] : [])].map(openDocument), {
    icons: new Set(),
    openings: new Set(),
    linkForm: { allows: () => true, words: '' },
    lenient: new Set(),
  });
}

/** A site in which some documents have another text, are new (their file is named), or are gone (undefined). */
export function withTexts(sources: SiteSources, texts: ReadonlyMap<string, string | undefined>): SiteSources {
  const { dir, pages, site } = sources;
  const all = [...pages, ...(site ? [site] : [])].filter(({ path }) => !texts.has(path));
  for (const [path, text] of texts) {
    if (text !== undefined) all.push({ path, file: fileOf(dir, path), content: { text } });
  }
  all.sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    ...sources,
    pages: all.filter(({ path }) => path !== SITE_PATH),
    site: all.find(({ path }) => path === SITE_PATH),
  };
}

/** The path of a document as the user knows it. */
export const fileOf = (dir: string, path: string) => (dir === '' ? path : `${dir}/${path}`);
