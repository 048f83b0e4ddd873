import { isAddress } from '../../documents/aliases';
import type { OpenDocument } from '../../documents/open-document';
import { reservedFolder } from '../../model/reserved';
import type { SiteIndex } from '../../documents/site-index';
import type { DocumentRule } from '../rule';
import { aliasesIn } from './aliases-in';

/** An alias sends visitors on to one page, so it is an address that nothing else stands at. */
export const alias: DocumentRule = function* (document, siteIndex) {
  if (document.isSite) return;
  for (const { pointer, value } of aliasesIn(document)) {
    if (reservedFolder(value)) continue;
    const page = siteIndex.routes.get(value);
    const other = page ?? ownersOf(siteIndex).get(value);
    const reason = isAddress(value) ? reasonOf(document, page, other) : 'form';
    if (!reason) continue;
    const args = { alias: value, reason, other: other?.source.file ?? '' };
    yield { code: 'bad-alias', pointer, args };
  }
};

function reasonOf(document: OpenDocument, page: OpenDocument | undefined, other: OpenDocument | undefined) {
  if (page) return page === document ? 'own' : 'page';
  return other && other !== document ? 'twice' : undefined;
}

const known = new WeakMap<SiteIndex, ReadonlyMap<string, OpenDocument>>();

/** The first document that has each alias; the ones after it get the issue. */
function ownersOf(siteIndex: SiteIndex): ReadonlyMap<string, OpenDocument> {
  const found = known.get(siteIndex);
  if (found) return found;
  const owners = new Map<string, OpenDocument>();
  for (const document of siteIndex.documents) {
    if (document.isSite) continue;
    for (const { value } of aliasesIn(document)) if (!owners.has(value)) owners.set(value, document);
  }
  known.set(siteIndex, owners);
  return owners;
}
