import { segmentsOf } from '../json/locate';
import type { Schemas } from '../model/source';
import { isRecord } from '../util/is-record';
import type { SchemaNode } from './keywords';

/** Schemas by their path in `schema/`. */
export type SchemaFiles = Readonly<Record<string, object>>;

/** The target of each `$ref`, by the node that has it. */
export type RefTargets = ReadonlyMap<SchemaNode, SchemaNode>;

/** All schemas, each by its path. */
export function schemaFiles({ page, site, others }: Schemas): SchemaFiles {
  return { ...others, 'page.schema.json': page, 'site.schema.json': site };
}

/**
 * Resolves each `$ref` once, from the file it is in.
 *
 * @throws Error when a schema refers to nothing, which is a bug of the project, not of a document
 */
export function refTargets(files: SchemaFiles): RefTargets {
  const targets = new Map<SchemaNode, SchemaNode>();
  for (const [file, schema] of Object.entries(files)) collectRefs(files, file, schema, targets);
  return targets;
}

const known = new WeakMap<Schemas, RefTargets>();

/** The same of all schemas, which are read once however often they are asked about. */
export function refTargetsOf(schemas: Schemas): RefTargets {
  const targets = known.get(schemas) ?? refTargets(schemaFiles(schemas));
  known.set(schemas, targets);
  return targets;
}

/** Follows `$ref`s until there is none. */
export function followRefs(schema: SchemaNode, targets: RefTargets): SchemaNode {
  const target = targets.get(schema);
  return target === undefined ? schema : followRefs(target, targets);
}

/** The part of a schema at a JSON pointer. */
export function partAt(schema: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>(
    (part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    schema,
  );
}

function collectRefs(
  files: SchemaFiles,
  file: string,
  node: unknown,
  targets: Map<SchemaNode, SchemaNode>,
): void {
  if (Array.isArray(node)) {
    for (const item of node) collectRefs(files, file, item, targets);
  } else if (isRecord(node)) {
    if (typeof node.$ref === 'string') targets.set(node, targetOf(files, file, node.$ref));
    for (const part of Object.values(node)) collectRefs(files, file, part, targets);
  }
}

function targetOf(files: SchemaFiles, from: string, ref: string): SchemaNode {
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? from : fileBeside(from, path);
  const target = partAt(files[file], pointer);
  if (!isRecord(target)) throw new Error(`schema/${from} refers to ${ref}, which does not exist.`);
  return target;
}

/** `blocks/hero.schema.json` and `../parts/href.schema.json` give `parts/href.schema.json`. */
function fileBeside(from: string, path: string): string {
  const folders = from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..') folders.pop();
    else if (segment !== '.') folders.push(segment);
  }
  return folders.join('/');
}
