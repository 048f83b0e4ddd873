import type { BlockChange } from '../../../content/edit/changes/compare-blocks';
import { compareSites } from '../../../content/edit/changes/compare-sites';
import { nameBlockChange } from '../../../content/edit/changes/describe';
import {
  namePropertyChange,
  type PropertyChange,
  propertyChanges,
  quotedExcerpt,
} from '../../../content/edit/changes/property-change';
import { snapshotsOf } from '../../../content/edit/changes/snapshots-of';
import { placesOf, propertiesIn, withoutChange } from '../../../content/edit/changes/take-back';
import type { FormSchema } from '../../../content/form/form-schema';
import { pointerTo } from '../../../content/json/locate';
import { routeOf } from '../../../content/model/addresses/route';
import type { ChangedDocument } from '../../../content/model/protocols/studio-versions';
import { blockInWords } from '../../../content/model/pages/block-in-words';
import { isRecord } from '../../../content/util/is-record';
import type { Block } from '../../../generated/documents';
import { excerptOf } from '../../outline/page/page-items';
import type { TakeBack } from '../../store/steps/repository-steps';
import { words } from '../../words';

/** A change that is to be said in words. */
type NamedChange = BlockChange | ({ kind: 'property' } & PropertyChange);

/** The pointers to the place of a change, before and now. */
export type Places = ReturnType<typeof placesOf>;

/** A document that was changed, in words. */
export interface ChangedPage {
  path: string;
  /** Of a page. */
  route: string | undefined;
  /** Its address, or what it is. */
  name: string;
  /** Of a page that can be read. */
  title?: string;
  /** What has become of it as a whole. */
  note?: string;
  changes: readonly { name: string; takeBack: TakeBack; places: Places; pointer: string }[];
  /** Takes all of it back; absent where it cannot be read. */
  takeBack?: TakeBack;
  isThere: boolean;
}

const NO_PICTURES = { added: [], changed: [], removed: [] };

/** The schema of a document's form, for the labels of its fields. */
export type SchemaOf = (path: string) => FormSchema | undefined;

/** The documents in which something that visitors see has changed, in the words of outline and form. */
export function changedPages(documents: readonly ChangedDocument[], schemaOf: SchemaOf): ChangedPage[] {
  return documents.flatMap((document) => {
    const { path, file, before, now } = document;
    const changes = changesOf(document);
    const route = routeOf(path);
    const name = route ?? (path === '_site.json' ? words.changes.site : file);
    const title = route === undefined ? undefined : titleOf(now ?? before);
    const all = { path, route, name, title, isThere: now !== null, changes: [] };
    if (before === null) return { ...all, note: words.changes.newPage, takeBack: 'remove' };
    if (now === null) return { ...all, note: words.changes.removedPage, takeBack: { file, text: before } };
    const [old, fresh] = [propertiesIn(before), propertiesIn(now)];
    const labels = labelsOf(schemaOf(path), [fresh, old]);
    if (!old || !fresh || !changes) return { ...all, note: words.changes.unreadable };
    if (changes.length === 0) return [];
    return {
      ...all,
      takeBack: { value: () => old },
      changes: changes.map((change) => ({
        name: nameOf(change, labels),
        places: placesOf(change),
        pointer: change.kind === 'property' ? pointerTo('', change.name) : placesOf(change).now,
        takeBack: {
          value: (value: unknown) => (isRecord(value) ? withoutChange(old, value, change) : value),
        },
      })),
    };
  });
}

/** Undefined where it is not known. */
function changesOf(document: ChangedDocument): NamedChange[] | undefined {
  const { before, after } = snapshotsOf([document], NO_PICTURES);
  const [page] = compareSites(before, after).pages;
  if (page?.kind === 'unreadable') return undefined;
  if (page?.kind === 'changed') return [...properties(page.properties), ...page.blocks];
  if (routeOf(document.path) !== undefined) return [];
  return properties(propertyChanges(propertiesIn(document.before) ?? {}, propertiesIn(document.now) ?? {}));
}

function titleOf(text: string | null): string | undefined {
  const title = propertiesIn(text)?.title;
  return typeof title === 'string' ? title : undefined;
}

const properties = (changes: readonly PropertyChange[]) =>
  changes.map((change) => ({ ...change, kind: 'property' }) as const);

/** The label of the field at a place of one of these documents. */
type Labels = (pointer: string) => string | undefined;

const labelsOf =
  (schema: FormSchema | undefined, documents: readonly unknown[]): Labels =>
  (pointer) =>
    documents.flatMap((document) => schema?.at(document, pointer)?.label ?? []).at(0);

function nameOf(change: NamedChange, labels: Labels): string {
  if (change.kind === 'property')
    return namePropertyChange(change, labels(pointerTo('', change.name)) ?? change.name);
  return nameBlockChange(change satisfies BlockChange, {
    block: nameOfBlock,
    property(edited, name) {
      const place = 'place' in edited ? edited.place : edited.to;
      return labels(pointerTo(pointerTo('/blocks', place - 1), name)) ?? name;
    },
  });
}

/** As the outline names it. */
function nameOfBlock(block: Block): string {
  const excerpt = excerptOf(block);
  return blockInWords(block.type) + (excerpt === '' ? '' : ` ${quotedExcerpt(excerpt)}`);
}
