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

/** A new name for a property of one block type, or for the block type itself. */
export type MigrationChange =
  | { rename: 'property'; block: string; from: string; to: string }
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
  const blocks = propertyOf(treeOf(text), 'blocks');
  if (!blocks) return [];
  return objectsIn(blocks).flatMap((object): Renaming[] => {
    const type = propertyOf(object, 'type');
    if (change.rename === 'block') return type?.value === change.from ? [{ node: type, to: change.to }] : [];
    const named = propertiesOf(object).find(({ key }) => key.value === change.from);
    // A document with both names is left to validation.
    if (type?.value !== change.block || !named || propertyOf(object, change.to)) return [];
    return [{ node: named.key, to: change.to }];
  });
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
