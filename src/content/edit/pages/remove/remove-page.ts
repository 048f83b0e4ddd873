import type { Node } from 'jsonc-parser';
import type { OpenDocument } from '../../../documents/document/open-document';
import type { SiteIndex } from '../../../documents/site/site-index';
import { fileOf } from '../../../documents/site/with-texts';
import { locate, parentOf } from '../../../json/locate';
import { aliasesIn } from '../../../rules/targets/aliases-in';
import { anchorsIn } from '../../../rules/links/anchors-in';
import { internalLinks } from '../../../rules/targets/links';
import { picturesOf } from '../../../rules/pictures/pictures';
import type { DocumentSchema } from '../../../schema/document-schema';
import { documentKind, type DocumentKind } from '../../../model/source';
import { linkSteps } from '../link-steps';
import { labelOf, textIn } from './label-of';
import { pageOf } from '../menu';
import { isEntry, menuSteps } from './menu-entries';
import type { ChangedSite } from '../move-page';
import { aliasSteps, applySteps } from '../steps';

/** A page of the site, and its address. */
interface Page {
  route: string;
  page: OpenDocument;
}

/** The page that takes the place of a removed one. */
export interface Successor extends Page {
  /** Whether a person has chosen it: then entries of menus lead there, too. */
  isChosen: boolean;
}

interface RemoveOptions {
  target: Successor | undefined;
  schemas: (kind: DocumentKind) => DocumentSchema;
  isUnknown?: boolean;
}

/**
 * Removes a page. Every link to it leads to another page from now on; its address, and those that led to it, become aliases
 * of that page. Entries of menus are taken out, but for those that lead to a page that was chosen (see `menuSteps`).
 *
 * @param options.target the page that takes its place; undefined for none: then no other link may be left
 * @param options.isUnknown whether nobody can have its address yet, so that it needs no alias
 */
export function removePage(
  siteIndex: SiteIndex,
  { route, page }: Page,
  { target, schemas, isUnknown = false }: RemoveOptions,
): ChangedSite {
  const removed: ChangedSite = { texts: new Map([[page.source.path, undefined]]), changes: [], unclear: [] };
  const to = linkTo(target);
  for (const document of siteIndex.documents) {
    if (document === page) continue;
    const what = (pointer: string) => linkWords(document, pointer, target);
    const { steps: links, unclear } = linkSteps(document, siteIndex, { from: route, to, what });
    const schema = schemas(documentKind(document.source.path));
    const steps = document.isSite ? menuSteps(document, links, { target, schema }) : links;
    if (document === target?.page) {
      const aliases = aliasesIn(page).map(({ value }) => value);
      steps.push(...aliasSteps(document, isUnknown ? aliases : [route, ...aliases]));
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
          const label = holder ? labelOf(holder) : '';
          const isInMenu = document.isSite && isEntry(document, parentOf(pointer));
          return { file: document.source.file, line, label, isEntry: isInMenu };
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

/** Whether another entry of the same list leads to a page. */
function isBeside(entry: Node, route: string): boolean {
  const others = entry.parent?.children?.filter((other) => other !== entry) ?? [];
  return others.some((other) => pageOf(textIn(other, 'href')) === route);
}

function linkWords(document: OpenDocument, pointer: string, target: Page | undefined): string {
  const entry = objectWith(document, pointer);
  const words = `a link leads to ${target?.route}`;
  if (document === target?.page) return `${words}, which is this page itself: take it out afterwards`;
  const isTwice = target && entry?.parent?.type === 'array' && isBeside(entry, target.route);
  return isTwice ? `${words}, to which its list leads already: take one out afterwards` : words;
}

/** The object that has the link. */
const objectWith = ({ tree }: OpenDocument, pointer: string) =>
  tree && locate(tree, parentOf(pointer))?.value;
