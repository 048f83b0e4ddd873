import { isAddress } from '../../aliases';
import type { OpenDocument } from '../../document';
import { reservedFolder } from '../../reserved';
import type { World } from '../../world';
import type { DocumentRule } from '../rule';
import { aliasesIn } from './aliases-in';

/** An alias sends visitors on to one page, so it is an address that nothing else stands at. */
export const alias: DocumentRule = function* (document, world) {
  if (document.isSite) return;
  for (const { pointer, value } of aliasesIn(document)) {
    if (reservedFolder(value)) continue;
    const page = world.routes.get(value);
    const other = page ?? ownersOf(world).get(value);
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

const known = new WeakMap<World, ReadonlyMap<string, OpenDocument>>();

/** The first document that has each alias; the ones after it get the issue. */
function ownersOf(world: World): ReadonlyMap<string, OpenDocument> {
  const found = known.get(world);
  if (found) return found;
  const owners = new Map<string, OpenDocument>();
  for (const document of world.documents) {
    if (document.isSite) continue;
    for (const { value } of aliasesIn(document)) if (!owners.has(value)) owners.set(value, document);
  }
  known.set(world, owners);
  return owners;
}
