import { isRecord } from '../util/is-record';
import type { Schemas } from '../model/source';

/** The block types whose schema says that they open a page: they contain its main heading. */
export function openingTypes({ others }: Schemas): ReadonlySet<string> {
  const opening = Object.entries(others).filter(
    ([, schema]) => isRecord(schema) && schema.opensPage === true,
  );
  return new Set(opening.map(([place]) => place.replace(/^blocks\/|\.schema\.json$/g, '')));
}
