import { idsIn } from '../../../content/edit/operations/ids';
import { leadLinks } from '../../../content/edit/uses/lead-links';
import { partOf, valueAt } from '../../../content/json/value-at';
import { routeOf } from '../../../content/model/addresses/route';
import type { Operation } from '../../../content/model/operation';
import { reachOf } from '../../../content/model/reach';
import type { NamedPlace } from '../../../content/model/protocols/studio-plans';
import { SITE_PATH } from '../../../content/model/source';
import { isEqual } from '../../../content/util/is-equal';
import { isRecord } from '../../../content/util/is-record';
import { words } from '../../words';
import { documentAt, type StudioContext } from '../context';
import type { OpenDocument } from '../documents/open-document';
import { load } from '../steps/disk';

type Document = Pick<OpenDocument, 'path' | 'value'>;

/** A block of a page whose id was changed. */
export interface ChangedId {
  path: string;
  /** Of its id. */
  pointer: string;
  from: string;
}

/** The block whose id was changed, or is being written anew; undefined where a block is gone, or more was changed. */
export function changedId(was: Document, is: Document): ChangedId | undefined {
  const ids = new Map(idsIn(is.value));
  const [changed, ...others] = idsIn(was.value).filter(([pointer, id]) => ids.get(pointer) !== id);
  if (!changed || others.length > 0) return undefined;
  const [pointer, from] = changed;
  const [before, now] = [was, is].map(({ value }) => valueAt(value, pointer.slice(0, -'/id'.length)));
  const isSame = isRecord(before) && isRecord(now) && isEqual({ ...before, id: '' }, { ...now, id: '' });
  return isSame ? { path: was.path, pointer, from } : undefined;
}

/** The id that the block has by now; undefined where it has none, or another block had it. */
function idNow(value: unknown, { pointer, from }: ChangedId): string | undefined {
  const ids = new Map(idsIn(value));
  const id = ids.get(pointer);
  const isOnce = [...ids.values()].filter((other) => other === id).length === 1;
  return id !== undefined && id !== from && /^[a-z][a-z0-9-]*$/.test(id) && isOnce ? id : undefined;
}

/** Changes all links to a place that has another id now, in one step. */
export async function leadLinksAlong(
  context: StudioContext,
  changed: ChangedId,
  places: readonly NamedPlace[],
): Promise<void> {
  const { store, notify } = context;
  const paths = new Set(places.map(({ path }) => path));
  for (const path of [SITE_PATH, changed.path, ...paths]) if (!(await load(context, path))) return;
  const { page, selection } = store.get();
  const [route, to] = [routeOf(changed.path), idNow(documentAt(context, changed.path)?.value, changed)];
  if (page === undefined || route === undefined) return;
  if (to === undefined) return notify(words.uses.noNewId, true, places);
  const site = partOf(documentAt(context, SITE_PATH)?.value, 'url');
  const url = typeof site === 'string' ? site : undefined;
  const changes = [...paths].flatMap((path) => {
    const value = documentAt(context, path)?.value;
    const pointers = places.filter((each) => each.path === path).map(({ pointer }) => pointer);
    const operations = pointers.flatMap((pointer): Operation[] => {
      const expected = isRecord(value) ? valueAt(value, pointer) : undefined;
      if (typeof expected !== 'string') return [];
      const led = leadLinks(expected, { route, from: changed.from, to }, { route: routeOf(path), url });
      return led === expected ? [] : [{ kind: 'set', pointer, value: led, expected }];
    });
    return operations.length === 0 ? [] : [{ path, operations }];
  });
  const number = changes.reduce((sum, { operations }) => sum + operations.length, 0);
  const here = { path: page, pointer: selection.pointer };
  if (number > 0 && !context.step({ name: words.uses.leadStep(to), changes, from: here, to: here })) return;
  if (number < places.length) notify(words.uses.linksStay, true, places);
  else notify(words.uses.ledTo(to, number, reachOf(changes.map(({ path }) => path))), false);
}
