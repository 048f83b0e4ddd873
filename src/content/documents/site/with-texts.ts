import { allDocuments } from './all-documents';
import { documentKind, type SiteSources, type SourceFile } from '../../model/source';

/** A site in which some documents have another text, are new (their file is named), or are gone (undefined). */
export function withTexts(sources: SiteSources, texts: ReadonlyMap<string, string | undefined>): SiteSources {
  const { dir } = sources;
  const all = allDocuments(sources).filter(({ path }) => !texts.has(path));
  for (const [path, text] of texts) {
    if (text !== undefined) all.push({ path, file: fileOf(dir, path), content: { text } });
  }
  all.sort((one, other) => (one.path < other.path ? -1 : 1));
  const { languages: before, ...rest } = sources;
  const isSame = ![...texts.keys()].some((path) => documentKind(path) === 'language');
  // By the same list a validator knows that nothing in it has changed, and leaves the rest of the site alone.
  return { ...rest, ...byKind(all), ...(isSame && before && { languages: before }) };
}

/** Documents by their kind, in the order given; no list of languages where there is none. */
export function byKind(all: readonly SourceFile[]): Pick<SiteSources, 'pages' | 'site' | 'languages'> {
  const languages = all.filter(({ path }) => documentKind(path) === 'language');
  return {
    pages: all.filter(({ path }) => documentKind(path) === 'page'),
    site: all.find(({ path }) => documentKind(path) === 'site'),
    ...(languages.length > 0 && { languages }),
  };
}

/** The path of a document as the user knows it. */
export const fileOf = (dir: string, path: string) => (dir === '' ? path : `${dir}/${path}`);
