import { linksTo } from '../../../../content/edit/uses/links-to';
import { hasToken, textsWithToken } from '../../../../content/edit/uses/rename-token';
import { namePlace } from '../../../../content/edit/operations/words/name-operation';
import { openSite } from '../../../../content/edit/pages/open-site';
import { allDocuments } from '../../../../content/documents/site/all-documents';
import { openDocument, type OpenDocument } from '../../../../content/documents/document/open-document';
import type { FormSchema } from '../../../../content/form/form-schema';
import { valueAt } from '../../../../content/json/value-at';
import type { DocumentKind, SiteSources } from '../../../../content/model/source';
import type { FoundUses, UsedThing } from '../../../../content/model/protocols/studio-plans';

/**
 * Finds what uses a token, or leads to places on a page.
 *
 * @param formOf the forms of a kind of document
 */
export function findUses(
  sources: SiteSources,
  thing: UsedThing,
  formOf: (kind: DocumentKind) => FormSchema,
): FoundUses {
  if (thing.kind === 'token') return usesOfToken(sources, thing.name, formOf);
  const found = linksTo(openSite(sources), { route: thing.route, ids: new Set(thing.ids) });
  return {
    places: found.map(({ document, pointer }) => placeIn(document, pointer, formOf)),
    holders: [],
    unread: [],
  };
}

function usesOfToken(
  sources: SiteSources,
  name: string,
  formOf: (kind: DocumentKind) => FormSchema,
): FoundUses {
  const uses: FoundUses = { places: [], holders: [], unread: [] };
  for (const source of allDocuments(sources)) {
    // The name itself is letters and digits, which nobody writes as escapes.
    if (!('text' in source.content) || !source.content.text.includes(name)) continue;
    const document = openDocument(source);
    if (!document.isJson) uses.unread.push(source.path);
    if (document.isSite && hasToken(document.value, name)) uses.holders.push(source.path);
    for (const [pointer] of textsWithToken(document.value, name))
      uses.places.push({ ...placeIn(document, pointer, formOf), around: `{${name}}` });
  }
  return uses;
}

function placeIn(
  { source: { path }, kind, value }: OpenDocument,
  pointer: string,
  formOf: (kind: DocumentKind) => FormSchema,
): FoundUses['places'][number] {
  const text = valueAt(value, pointer);
  const name = namePlace(pointer, (place) => formOf(kind).at(value, place));
  return { path, pointer, name, value: typeof text === 'string' ? text : '' };
}
