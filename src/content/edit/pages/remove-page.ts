import type { Node } from 'jsonc-parser';
import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { fileOf } from '../../documents/site/with-texts';
import { locate, parentOf } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import { aliasesIn } from '../../rules/addresses/aliases-in';
import { anchorsIn } from '../../rules/links/anchors-in';
import { internalLinks } from '../../rules/targets/links';
import { picturesOf } from '../../rules/pictures/pictures';
import type { DocumentSchema } from '../../schema/document-schema';
import type { Operation } from '../../model/operation';
import { linkSteps } from './link-steps';
import { pageOf } from './menu';
import type { ChangedSite } from './move-page';
import { aliasSteps, applySteps, type Step } from './steps';

/** A page of the site, and its address. */
interface Page {
  route: string;
  page: OpenDocument;
}

/**
 * Removes a page. Every link to it leads to another page from now on; its address, and those that led to it, become aliases
 * of that page. Of two entries of a menu that would lead to the same page, the one for the removed page goes.
 *
 * @param target the page that takes its place; undefined for none: then entries of menus go, and no other link may be left
 * @param schema of pages
 */
export function removePage(
  siteIndex: SiteIndex,
  { route, page }: Page,
  { target, schema }: { target: Page | undefined; schema: DocumentSchema },
): ChangedSite {
  const removed: ChangedSite = { texts: new Map([[page.source.path, undefined]]), changes: [], unclear: [] };
  const to = linkTo(target);
  for (const document of siteIndex.documents) {
    if (document === page) continue;
    const what = (pointer: string) => linkWords(document, pointer, target);
    const { steps: links, unclear } = linkSteps(document, siteIndex, { from: route, to, what });
    const steps = links.map((step): Step => {
      const { pointer } = step.operation;
      const entry = document.isSite ? superfluousEntry(document, pointer, target?.route) : undefined;
      return entry ? removalOf(document, parentOf(pointer), labelOf(entry)) : step;
    });
    if (document === target?.page) {
      const aliases = aliasesIn(page).map(({ value }) => value);
      steps.push(...aliasSteps(document, [route, ...aliases]));
    }
    const { file, path } = document.source;
    removed.unclear.push(
      ...unclear.map((offset) => ({ file, line: document.lines.positionAt(offset).line })),
    );
    if (steps.length === 0) continue;
    const done = applySteps(document, steps, schema);
    removed.texts.set(path, done.text);
    removed.changes.push(...done.lines.map((line) => ({ file: fileOf(siteIndex.dir, path), ...line })));
  }
  return removed;
}

/** A link that leads to a page. */
export interface LinkToPage {
  file: string;
  line: number;
  /** What stands with it: `"Canteen"`; empty where nothing does. */
  label: string;
  /** Whether it is an entry of a list in the site document, which can go without the page around it suffering. */
  isEntry: boolean;
}

/** The links of all other documents to a page. */
export function linksToPage(siteIndex: SiteIndex, { route, page }: Page): LinkToPage[] {
  return siteIndex.documents
    .filter((document) => document !== page)
    .flatMap((document) =>
      [...internalLinks(document, siteIndex)]
        .filter((link) => link.route === route)
        .map(({ pointer, span }) => {
          const node = document.tree && locate(document.tree, pointer)?.value;
          const { line } = document.lines.positionAt(span?.()?.offset ?? node?.offset ?? 0);
          const holder = objectWith(document, pointer);
          const isEntry = document.isSite && holder?.parent?.type === 'array';
          return { file: document.source.file, line, label: holder ? labelOf(holder) : '', isEntry };
        }),
    );
}

/** The pictures of a page that no other document shows. */
export function picturesOnlyOf(page: OpenDocument, { documents, media }: SiteIndex): string[] {
  const others = new Set(documents.filter((document) => document !== page).flatMap(picturesOf));
  return picturesOf(page).filter((src) => media.has(src) && !others.has(src));
}

/** The place on the page is kept where the other page has it, too. */
function linkTo(target: Page | undefined): (href: string) => string {
  if (!target) return (href) => href;
  const anchors = anchorsIn(target.page) ?? [];
  return (href) => {
    const rest = href.slice(pageOf(href).length);
    const anchor = /#(.*)$/.exec(rest)?.[1] ?? '';
    return target.route + (anchors.includes(anchor) ? rest : rest.replace(/#.*$/, ''));
  };
}

/** An entry of a menu that goes: because its list leads to the other page already, or because there is no other page. */
function superfluousEntry(
  document: OpenDocument,
  pointer: string,
  target: string | undefined,
): Node | undefined {
  const entry = objectWith(document, pointer);
  if (entry?.parent?.type !== 'array') return undefined;
  return target === undefined || isBeside(entry, target) ? entry : undefined;
}

function removalOf({ value }: OpenDocument, pointer: string, label: string): Step {
  const operation: Operation = { kind: 'remove', pointer, expected: valueAt(value, pointer) };
  return { operation, what: `the entry ${label} is gone` };
}

/** Whether another entry of the same list leads to a page. */
function isBeside(entry: Node, route: string): boolean {
  const others = entry.parent?.children?.filter((other) => other !== entry) ?? [];
  return others.some((other) => pageOf(textIn(other, 'href')) === route);
}

function linkWords(document: OpenDocument, pointer: string, target: Page | undefined): string {
  const entry = objectWith(document, pointer);
  const words = `link to ${target?.route}`;
  if (document === target?.page) return `${words}, which is this page itself: take it out`;
  const isTwice = target && entry?.parent?.type === 'array' && isBeside(entry, target.route);
  return isTwice ? `${words}, to which this list leads already: take one out` : words;
}

/** The object that has the link. */
const objectWith = ({ tree }: OpenDocument, pointer: string) =>
  tree && locate(tree, parentOf(pointer))?.value;

/** What stands with a link, in quotation marks. */
function labelOf(holder: Node): string {
  const label = ['label', 'title', 'heading', 'name'].map((name) => textIn(holder, name)).find(Boolean);
  return label === undefined ? '' : JSON.stringify(label);
}

function textIn(holder: Node, name: string): string {
  const value: unknown = locate(holder, `/${name}`)?.value.value;
  return typeof value === 'string' ? value : '';
}
