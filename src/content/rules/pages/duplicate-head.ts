import type { OpenDocument } from '../../documents/open-document';
import { isRecord } from '../../util/is-record';
import { memoizePerSite } from '../../documents/memoize-per-site';
import { extractOnce } from '../../documents/document-fact';
import type { DocumentRule } from '../rule';

const NAMES = [
  { name: 'title', code: 'duplicate-title' },
  { name: 'description', code: 'duplicate-description' },
] as const;

/** No two pages have the same title or description. The second of the two gets the issue. */
export const duplicateHead: DocumentRule = function* (document, siteIndex) {
  if (document.isSite) return;
  for (const { name, code } of NAMES) {
    const first = firstPages(siteIndex).get(headOf(document)[name]);
    if (!first || first === document) continue;
    yield { code, severity: 'warning', pointer: `/${name}`, args: { other: first.source.file } };
  }
};

const firstPages = memoizePerSite((siteIndex) => {
  const first = new Map<string, OpenDocument>();
  for (const document of siteIndex.documents) {
    if (document.isSite) continue;
    for (const { name } of NAMES) {
      const key = headOf(document)[name];
      if (!first.has(key)) first.set(key, document);
    }
  }
  return first;
});

/** What title and description are compared by. */
export const headOf = extractOnce((document) => ({
  title: keyOf(document, 'title'),
  description: keyOf(document, 'description'),
}));

function keyOf(document: OpenDocument, name: string): string {
  const text = isRecord(document.value) ? document.value[name] : undefined;
  // What is not there is like nothing else.
  if (typeof text !== 'string') return `${name} of ${document.source.path}`;
  return `${name}: ${text.trim().toLowerCase()}`;
}
