import { entryIn } from '../../../content/edit/pages/menu';
import { pointerTo } from '../../../content/json/locate';
import { valueAt } from '../../../content/json/value-at';
import type { Operation } from '../../../content/model/operation';
import { SITE_PATH } from '../../../content/model/source';
import { isRecord } from '../../../content/util/is-record';
import type { OpenDocument } from './open-document';
import type { DocumentChange } from './session';

/** A page that is to be made. */
export interface NewPage {
  /** Inside the pages folder. */
  path: string;
  route: string;
  title: string;
  /** The short name, which its entry in a menu has. */
  name: string;
  /** Title, description, kind and blocks; or the whole text. */
  content: Readonly<Record<string, unknown>> | string;
  /** Whether it takes the color of the home page: it is like no other page, and in no category of the menu. */
  takesColor?: boolean;
  /** The pointer to the list of links in the site document that gets its entry. */
  menu?: string;
}

/**
 * What makes a page: its document, and its entry in the site document.
 *
 * @param beside an open page, from which the way to the schema is taken
 */
export function newPageChanges(
  page: NewPage,
  site: unknown,
  beside: OpenDocument | undefined,
): DocumentChange[] {
  const { path, content } = page;
  const schema = beside && wayToSchema(beside, path);
  const text =
    typeof content === 'string'
      ? content
      : `${JSON.stringify({ ...(schema && { $schema: schema }), ...content }, null, 2)}\n`;
  const file = beside ? beside.file.slice(0, -beside.path.length) + path : path;
  const operations = entryOperations(page, site);
  return [
    { path, create: { file, text } },
    ...(operations.length > 0 ? [{ path: SITE_PATH, operations }] : []),
  ];
}

function entryOperations({ route, name, menu }: NewPage, site: unknown): Operation[] {
  const planned = valueAt(site, '/plannedRoutes');
  const index = Array.isArray(planned) ? planned.indexOf(route) : -1;
  const links = menu === undefined ? undefined : valueAt(site, menu);
  return [
    ...(index < 0
      ? []
      : [{ kind: 'remove', pointer: pointerTo('/plannedRoutes', index), expected: route } as const]),
    ...(menu !== undefined && Array.isArray(links)
      ? [
          {
            kind: 'insert',
            pointer: pointerTo(menu, links.length),
            value: entryIn(menu, { label: name, href: route }),
          } as const,
        ]
      : []),
  ];
}

/** The schema's place is written from the folder of the document. */
function wayToSchema({ path, value }: OpenDocument, to: string): string | undefined {
  const written = isRecord(value) ? value.$schema : undefined;
  const up = '../'.repeat(depthOf(path));
  if (typeof written !== 'string' || !written.startsWith(up)) return undefined;
  return '../'.repeat(depthOf(to)) + written.slice(up.length).replace('site.schema', 'page.schema');
}

const depthOf = (path: string) => path.split('/').length - 1;
