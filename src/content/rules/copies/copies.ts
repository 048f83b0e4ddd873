import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { isRecord } from '../../util/is-record';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { languageFolder } from '../languages/language-of';
import { linkedFrom } from '../targets/linked-from';
import { headOf } from './head-of';

/** Endings that file managers and people give to a copy, in the languages of our editors. */
const NAME_OF_COPY =
  /(?:^|[-_ (/])(?:copy|copie|copia|c\u00f3pia|kopie|nakala|duplicate|backup|bak|old|new|\d+)\)?\.json$/i;

/** By copy: the page that it is a whole copy of. Of two that are the same, the one that others link to is no copy. */
export const copiesIn = memoizePerSite((siteIndex): ReadonlyMap<OpenDocument, OpenDocument> => {
  const copies = new Map<OpenDocument, OpenDocument>();
  for (const alike of withOneHead(siteIndex)) {
    const [original, ...others] = alike.toSorted(
      (one, other) => likeness(one, siteIndex) - likeness(other, siteIndex),
    );
    if (!original) continue;
    const content = contentOf(original);
    for (const other of others) if (contentOf(other) === content) copies.set(other, original);
    for (const document of alike) document.release();
  }
  return copies;
});

/** Pages with the same title and description, which are worth a closer look. */
function withOneHead({ documents }: SiteIndex): OpenDocument[][] {
  const alike = new Map<string, OpenDocument[]>();
  for (const document of documents) {
    if (document.isSite || !document.isJson) continue;
    const { title, description } = headOf(document);
    const key = `${title} ${description}`;
    const known = alike.get(key);
    if (known) known.push(document);
    else alike.set(key, [document]);
  }
  return [...alike.values()].filter(({ length }) => length > 1);
}

/** How likely a page is the copy of another: the greater, the likelier. */
function likeness(document: OpenDocument, siteIndex: SiteIndex): number {
  const { route = '', source } = document;
  const isNamedSo = NAME_OF_COPY.test(source.path) ? 4 : 0;
  const isPublished = siteIndex.published.has(route) ? -2 : 0;
  const isLinked = (linkedFrom(siteIndex).get(route)?.size ?? 0) > 0 ? -1 : 0;
  const isTranslation = languageFolder(document, siteIndex) === '' ? 0 : 8;
  return isNamedSo + isPublished + isLinked + isTranslation;
}

/** What makes the page; where its schema is depends on its folder. */
function contentOf({ value }: OpenDocument): string {
  return JSON.stringify(isRecord(value) ? { ...value, $schema: undefined } : value);
}
