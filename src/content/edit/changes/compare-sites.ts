import type { Block, PageDocument } from '../../../generated/documents';
import { withoutByteOrderMark } from '../../json/byte-order-mark';
import { isRecord } from '../../util/is-record';
import { routeOf } from '../../model/addresses/route';
import { documentKind, SITE_PATH } from '../../model/source';
import { type BlockChange, compareBlocks } from './compare-blocks';
import { type PropertyChange, propertyChanges } from './property-change';

/** A snapshot of a pages folder: texts of its documents and digests of its pictures, by path inside the folder. */
export interface Snapshot {
  documents: ReadonlyMap<string, string>;
  /** A hash of the picture's content. */
  pictures: ReadonlyMap<string, string>;
}

/** The changes of one page. */
export type PageChange =
  | { kind: 'added' | 'removed'; route: string; path: string; title: string }
  | {
      kind: 'changed';
      route: string;
      path: string;
      properties: readonly PropertyChange[];
      blocks: readonly BlockChange[];
    }
  | { kind: 'unreadable'; path: string };

/** The changes of a whole site. */
export interface SiteChanges {
  pages: readonly PageChange[];
  /** Properties of the site document that differ. */
  site: readonly PropertyChange[];
  /** The same for the site documents of languages, of those that differ. */
  languages: readonly { path: string; properties: readonly PropertyChange[] }[];
  pictures: { added: readonly string[]; changed: readonly string[]; removed: readonly string[] };
}

/** Compares two states of a pages folder. A document that is not JSON with blocks in either is named as unreadable. */
export function compareSites(before: Snapshot, after: Snapshot): SiteChanges {
  const paths = [...new Set([...before.documents.keys(), ...after.documents.keys()])].sort();
  return {
    pages: paths.flatMap((path) => comparePage(path, before.documents.get(path), after.documents.get(path))),
    site: siteProperties(before.documents.get(SITE_PATH), after.documents.get(SITE_PATH)),
    languages: paths
      .filter((path) => documentKind(path) === 'language')
      .map((path) => ({
        path,
        properties: siteProperties(before.documents.get(path) ?? '{}', after.documents.get(path) ?? '{}'),
      }))
      .filter(({ properties }) => properties.length > 0),
    pictures: comparePictures(before.pictures, after.pictures),
  };
}

function comparePage(path: string, before: string | undefined, after: string | undefined): PageChange[] {
  const route = routeOf(path);
  if (route === undefined || before === after) return [];
  const [old, now] = [pageIn(before), pageIn(after)];
  if ((before !== undefined && !old) || (after !== undefined && !now)) return [{ kind: 'unreadable', path }];
  if (!old) return now ? [{ kind: 'added', route, path, title: now.title }] : [];
  if (!now) return [{ kind: 'removed', route, path, title: old.title }];
  const properties = propertyChanges({ ...old, blocks: [] }, { ...now, blocks: [] });
  const blocks = compareBlocks(old.blocks, now.blocks);
  return properties.length + blocks.length === 0
    ? []
    : [{ kind: 'changed', route, path, properties, blocks }];
}

function siteProperties(before: string | undefined, after: string | undefined): PropertyChange[] {
  const [old, now] = [parsed(before), parsed(after)];
  return isRecord(old) && isRecord(now) ? propertyChanges(old, now) : [];
}

function comparePictures(before: Snapshot['pictures'], after: Snapshot['pictures']): SiteChanges['pictures'] {
  const names = [...after.keys()].sort();
  return {
    added: names.filter((name) => !before.has(name)),
    changed: names.filter((name) => before.has(name) && before.get(name) !== after.get(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)).sort(),
  };
}

function pageIn(text: string | undefined): PageDocument | undefined {
  const value = parsed(text);
  return isPage(value) ? value : undefined;
}

/** The part of a page that is compared; whether it is valid is a question for validation. */
function isPage(value: unknown): value is PageDocument {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    Array.isArray(value.blocks) &&
    value.blocks.every((block: unknown): block is Block => isRecord(block) && typeof block.type === 'string')
  );
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch {
    return undefined;
  }
}
