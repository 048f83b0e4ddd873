import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { linkSteps } from './link-steps';
import { pageOf } from './menu';
import { fileOf } from '../../documents/site/with-texts';
import type { DocumentSchema } from '../../schema/document-schema';
import { aliasSteps, applySteps, plannedSteps, schemaStep, withoutAliasSteps } from './steps';

/** The old and the new route of a page. */
interface Route {
  from: string;
  to: string;
  /** Whether nobody knows the old route: it was never saved. Then it does not become an alias. */
  isUnknown?: boolean;
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

/** The same of a page that moves. */
export interface MovedPage extends ChangedSite {
  /** How many links, and texts with links, lead to its new address. */
  links: number;
}

/** What was changed, and where. */
export interface Change extends Place {
  what: string;
}

/**
 * Moves a page: its file, every link to it, and its old address, which becomes an alias. Everything else in a document
 * stays as it is, to the byte.
 *
 * @param path the new path of its file inside the pages folder
 * @param schema of pages
 */
export function movePage(
  siteIndex: SiteIndex,
  page: OpenDocument,
  { path, schema, ...route }: Route & { path: string; schema: DocumentSchema },
): MovedPage {
  const moved: MovedPage = { texts: new Map(), changes: [], unclear: [], links: 0 };
  const to = (href: string) => route.to + href.slice(pageOf(href).length);
  for (const document of siteIndex.documents) {
    const { steps, unclear } = linkSteps(document, siteIndex, {
      from: route.from,
      to,
      what: () => `a link leads to ${route.to}`,
    });
    moved.links += steps.length;
    const aliases = route.isUnknown
      ? withoutAliasSteps(page, route.to)
      : aliasSteps(page, [route.from], route.to);
    if (document === page) steps.push(...aliases, ...schemaStep(page, path));
    if (document.isSite) steps.push(...plannedSteps(document, route.to));
    const { file, path: oldPath } = document.source;
    moved.unclear.push(...unclear.map((offset) => ({ file, line: document.lines.positionAt(offset).line })));
    if (document !== page && steps.length === 0) continue;
    const target = document === page ? path : oldPath;
    const done = applySteps(document, steps, schema);
    moved.texts.set(oldPath, undefined).set(target, done.text);
    moved.changes.push(...done.lines.map((line) => ({ file: fileOf(siteIndex.dir, target), ...line })));
  }
  return moved;
}
