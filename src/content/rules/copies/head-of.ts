import type { OpenDocument } from '../../documents/document/open-document';
import { isRecord } from '../../util/is-record';
import { extractOnce } from '../../documents/facts/document-fact';

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
