import { applyEdits, type Node } from 'jsonc-parser';
import { withoutByteOrderMark } from '../../json/byte-order-mark';
import { replaceValue } from '../../json/edit';
import { linesOf } from '../../json/lines';
import { parseJson, propertiesOf } from '../../json/parse';

/** One step of `schema/migrations/`: the names in the schemas of blocks that change with this version. */
export interface Migration {
  /** Counts from 1. */
  version: number;
  changes: readonly MigrationChange[];
}

/**
 * A new name for a property of one block type, for a property of the objects inside another property (directly or in its
 * list; `''` is the document itself), or for a block type.
 */
export type MigrationChange =
  | { rename: 'property'; block: string; from: string; to: string }
  | { rename: 'property'; inside: string; from: string; to: string }
  | { rename: 'block'; from: string; to: string };

/** One change. The line counts from 1. */
export interface Migrated {
  line: number;
  from: string;
  to: string;
}

/**
 * Brings a page document up to date. Only the names that have changed are touched; spaces and line ends stay.
 *
 * A document with a `version` gets the migrations after it; one without gets all of them, which
 * changes nothing where it has no old names.
 *
 * @param migrations by rising version
 * @returns the new text and what was done; a text that is not JSON comes back as it was
 */
export function migrate(
  text: string,
  migrations: readonly Migration[],
): { text: string; done: readonly Migrated[] } {
  const done: Migrated[] = [];
  let current = text;
  for (const { version, changes } of migrations) {
    if (version <= versionOf(current)) continue;
    for (const change of changes) current = apply(current, editsOf(current, change), done);
  }
  const newest = migrations.at(-1)?.version ?? 0;
  return { text: apply(current, versionEdits(current, newest), done), done };
}

/** The properties that migrations rename, by their old name: the new ones. */
export function renamesOf(migrations: readonly Migration[]): ReadonlyMap<string, readonly string[]> {
  const renames = new Map<string, string[]>();
  for (const change of migrations.flatMap(({ changes }) => changes))
    if (change.rename === 'property')
      renames.set(change.from, [...(renames.get(change.from) ?? []), change.to]);
  return renames;
}

interface Renaming {
  node: Node;
  to: string | number;
}

function apply(text: string, renamings: readonly Renaming[], done: Migrated[]): string {
  const plain = withoutByteOrderMark(text);
  const lines = linesOf(plain);
  for (const { node, to } of renamings) {
    const { line } = lines.positionAt(node.offset);
    done.push({ line, from: String(node.value), to: String(to) });
  }
  const edits = renamings.map(({ node, to }) => replaceValue(node, to));
  return text.slice(0, text.length - plain.length) + applyEdits(plain, edits);
}

function editsOf(text: string, change: MigrationChange): Renaming[] {
  const tree = treeOf(text);
  if (!tree) return [];
  if (change.rename === 'block') {
    const types = blocksIn(tree).map((block) => propertyOf(block, 'type'));
    return types.flatMap((type) => (type?.value === change.from ? [{ node: type, to: change.to }] : []));
  }
  const objects =
    'inside' in change
      ? objectsInside(tree, change.inside)
      : blocksIn(tree).filter((block) => propertyOf(block, 'type')?.value === change.block);
  return objects.flatMap((object): Renaming[] => {
    const named = propertiesOf(object).find(({ key }) => key.value === change.from);
    // A document with both names is left to validation.
    return named && !propertyOf(object, change.to) ? [{ node: named.key, to: change.to }] : [];
  });
}

function blocksIn(tree: Node): Node[] {
  const blocks = propertyOf(tree, 'blocks');
  return blocks ? objectsIn(blocks) : [];
}

/** The objects that are the value, or in the list, of a property of this name, wherever in the document. */
function objectsInside(tree: Node, name: string): Node[] {
  if (name === '') return [tree];
  const values = objectsIn(tree).flatMap((object) => propertyOf(object, name) ?? []);
  return values.flatMap((value) => (value.type === 'array' ? (value.children ?? []) : [value]));
}

function versionEdits(text: string, newest: number): Renaming[] {
  const version = propertyOf(treeOf(text), 'version');
  return version && typeof version.value === 'number' && version.value < newest
    ? [{ node: version, to: newest }]
    : [];
}

function versionOf(text: string): number {
  const version: unknown = propertyOf(treeOf(text), 'version')?.value;
  return typeof version === 'number' ? version : 0;
}

function treeOf(text: string): Node | undefined {
  const parsed = parseJson(withoutByteOrderMark(text));
  return 'tree' in parsed ? parsed.tree : undefined;
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  return node && propertiesOf(node).find(({ key }) => key.value === name)?.value;
}

function objectsIn(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(objectsIn);
  return node.type === 'object' ? [node, ...inside] : inside;
}
