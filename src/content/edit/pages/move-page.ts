import { applyEdits, type Edit } from 'jsonc-parser';
import type { OpenDocument } from '../../documents/open-document';
import { isRecord } from '../../util/is-record';
import { appendTo, insertAfter, replaceValue, removeValue } from '../../json/edit';
import { linesOf } from '../../json/lines';
import { locate } from '../../json/locate';
import type { SiteIndex } from '../../documents/site-index';
import { linkEdits } from './link-edits';
import { pageOf } from './menu';
import { fileOf } from '../../documents/with-texts';

/** The old and the new route of a page. */
interface Route {
  from: string;
  to: string;
}

/** The result of moving or removing a page. */
export interface ChangedSite {
  /** By path: the new text of each changed document; undefined for the removed one. */
  texts: Map<string, string | undefined>;
  /** Each change with its place in the new documents, from top to bottom. */
  changes: Change[];
  /** Links to the page that cannot be changed safely. */
  unclear: Place[];
}

interface Place {
  file: string;
  line: number;
}

/** What was changed, and where. */
export interface Change extends Place {
  what: string;
}

/** An edit with its description. */
export interface Step {
  edit: Edit;
  what: string;
}

/**
 * Moves a page: its file, every link to it, and its old address, which becomes an alias. Everything else in a document
 * stays as it is, to the byte.
 *
 * @param path the new path of its file inside the pages folder
 */
export function movePage(
  siteIndex: SiteIndex,
  page: OpenDocument,
  { path, ...route }: Route & { path: string },
): ChangedSite {
  const moved: ChangedSite = { texts: new Map(), changes: [], unclear: [] };
  const to = (href: string) => route.to + href.slice(pageOf(href).length);
  for (const document of siteIndex.documents) {
    const { edits, unclear } = linkEdits(document, siteIndex, { from: route.from, to });
    const steps: Step[] = edits.map(({ edit }) => ({ edit, what: `link to ${route.to}` }));
    if (document === page) steps.push(...aliasSteps(page, [route.from], route.to), ...schemaStep(page, path));
    if (document.isSite) steps.push(...plannedSteps(document, route.to));
    const { file, path: oldPath } = document.source;
    moved.unclear.push(...unclear.map((offset) => ({ file, line: document.lines.positionAt(offset).line })));
    if (document !== page && steps.length === 0) continue;
    const target = document === page ? path : oldPath;
    const done = applySteps(document, steps);
    moved.texts.set(oldPath, undefined).set(target, done.text);
    moved.changes.push(...done.lines.map((line) => ({ file: fileOf(siteIndex.dir, target), ...line })));
  }
  return moved;
}

/**
 * Applies edits to a document.
 *
 * @returns its whole text, and the line of each change there, from top to bottom
 */
export function applySteps({ text, source }: OpenDocument, steps: readonly Step[]) {
  const raw = 'text' in source.content ? source.content.text : text;
  const highlight = raw.slice(0, raw.length - text.length);
  const ordered = steps.toSorted((one, other) => one.edit.offset - other.edit.offset);
  const edited = applyEdits(
    text,
    ordered.map(({ edit }) => edit),
  );
  const lines = linesOf(edited);
  let grown = 0;
  const places = ordered.map(({ edit: { offset, length, content }, what }) => {
    const start = offset + grown + Math.max(0, content.search(/[^,\s]/));
    grown += content.length - length;
    return { line: lines.positionAt(start).line, what };
  });
  return { text: highlight + edited, lines: places };
}

/**
 * Old addresses become aliases of a page.
 *
 * @param freed an alias that is to go, since the page itself stands there from now on
 */
export function aliasSteps(
  { tree, text, value }: OpenDocument,
  added: readonly string[],
  freed?: string,
): Step[] {
  const [first, ...others] = added;
  if (!tree || !isRecord(value) || first === undefined) return [];
  const list = locate(tree, '/aliases')?.value;
  if (list?.type === 'array' && list.children?.length) {
    const same = list.children.find((entry) => entry.value === freed);
    const append = (alias: string) => ({ edit: appendTo(list, alias, text), what: `alias ${alias}` });
    const start = same ? { edit: replaceValue(same, first), what: `alias ${first}` } : append(first);
    return [start, ...others.map(append)];
  }
  const what = `alias ${added.join(', ')}`;
  if (list) return [{ edit: { ...list, content: JSON.stringify(added) }, what }];
  const before = ['/name', '/description', '/title'].flatMap((name) => locate(tree, name)?.key?.parent ?? []);
  const [property] = before;
  return property ? [{ edit: insertAfter(property, 'aliases', added, text), what }] : [];
}

/** The path to the schema is relative to the file's own folder. */
export function schemaStep({ tree, source }: OpenDocument, path: string): Step[] {
  const node = tree && locate(tree, '/$schema')?.value;
  const up = '../'.repeat(depthOf(source.path));
  if (!node || typeof node.value !== 'string' || !node.value.startsWith(`${up}../`)) return [];
  if (depthOf(path) === depthOf(source.path)) return [];
  const schema = '../'.repeat(depthOf(path)) + node.value.slice(up.length);
  return [{ edit: replaceValue(node, schema), what: `$schema ${schema}` }];
}

const depthOf = (path: string) => path.split('/').length - 1;

/** A page that exists is no longer planned. */
export function plannedSteps({ tree }: OpenDocument, route: string): Step[] {
  const list = tree && locate(tree, '/plannedRoutes')?.value;
  const entry = list?.type === 'array' && list.children?.find(({ value }) => value === route);
  return entry ? [{ edit: removeValue(entry), what: `${route} is no longer planned` }] : [];
}
