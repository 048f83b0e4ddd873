import { isRecord } from '../../is-record';
import { noteOf } from '../note';
import { wasMisspelt } from '../was-misspelt';

/**
 * The names that links to a page can point at: its ids, those in blocks with errors too; not known where an id itself
 * went wrong.
 */
export const anchorsIn = noteOf((document): ReadonlySet<string> | undefined => {
  if (!isRecord(document.value) || wasMisspelt(document, 'id')) return undefined;
  const anchors = new Set<string>();
  collectIds(document.value, anchors);
  return anchors;
});

function collectIds(value: object, ids: Set<string>): void {
  for (const [name, part] of Object.entries(value)) {
    if (name === 'id' && typeof part === 'string') ids.add(part);
    else if (typeof part === 'object' && part !== null) collectIds(part, ids);
  }
}
