import { allDocuments } from './all-documents';
import { SITE_PATH, type SiteSources } from '../model/source';

/** A site in which some documents have another text, are new (their file is named), or are gone (undefined). */
export function withTexts(sources: SiteSources, texts: ReadonlyMap<string, string | undefined>): SiteSources {
  const { dir } = sources;
  const all = allDocuments(sources).filter(({ path }) => !texts.has(path));
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
