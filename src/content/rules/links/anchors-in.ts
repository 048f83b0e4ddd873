import type { OpenDocument } from '../../documents/document/open-document';
import { isRecord } from '../../util/is-record';
import { extractOnce } from '../../documents/facts/document-fact';
import { wasMisspelt } from '../../documents/site/was-misspelt';

/**
 * The names that links to a page can point at: its ids, those in blocks with errors too; not known where an id itself
 * went wrong.
 */
export const anchorsIn = extractOnce((document): readonly string[] | undefined => {
  if (!isRecord(document.value) || wasMisspelt(document, 'id')) return undefined;
  return [...new Set(document.invalidPointers.size > 0 ? idsIn(document.value) : validIds(document))];
});

const validIds = ({ entries }: OpenDocument) =>
  entries.named('id').flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

function idsIn(value: object): string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'id' && typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null ? idsIn(part) : [];
  });
}
