import type { OpenDocument } from '../../documents/document/open-document';
import type { RuleFinding } from '../../model/issues/finding';
import { reservedFolder, FOLDERS } from '../../model/addresses/reserved';
import { aliasesIn } from '../targets/aliases-in';
import { ownRule, siteRule } from '../rule';
import { message } from '../../messages/message';
import { textArg } from '../../messages/words';

const cannotBePage = message({
  code: 'reserved-address',
  meaning: 'An address is needed for something that is no page.',
  words: (issue) => ({
    what: `${textArg(issue, 'route')} cannot be the address of a page.`,
    why: `${USE_OF[textArg(issue, 'folder')] ?? 'Some hosts answer there by themselves.'} Visitors would not see the page, or not its changes.`,
    fix: FREE_ADDRESS[textArg(issue, 'kind')] ?? 'Move the file out of that folder.',
  }),
});

/** No page stands, stood or will stand where the build puts what is no page. */
export const reservedAddress = ownRule({
  ...cannotBePage,
  *check(document) {
    if (document.isSite) {
      yield* reservedAmong(planned(document), 'planned');
      return;
    }
    const folder = document.route === undefined ? undefined : reservedFolder(document.route);
    if (folder) {
      const args = { route: document.route ?? '', folder, kind: 'page' };
      yield { pointer: '', highlight: 'file', args };
    }
    yield* reservedAmong(aliasesIn(document), 'alias');
  },
});

/** A page in the media folder is not read: pictures stand at the addresses there. */
export const pageAmongMedia = siteRule({
  ...cannotBePage,
  *check({ strays }) {
    for (const { path, kind } of strays) {
      if (kind !== 'in-media') continue;
      const route = `/${path.replace(/\.json$/i, '')}`;
      yield { path, args: { route, folder: `/${FOLDERS.media}`, kind } };
    }
  },
});

function* reservedAmong(
  addresses: readonly { pointer: string; value: string }[],
  kind: 'planned' | 'alias',
): Generator<RuleFinding> {
  for (const { pointer, value } of addresses) {
    const folder = reservedFolder(value);
    if (folder) yield { pointer, args: { route: value, folder, kind } };
  }
}

const planned = ({ entries }: OpenDocument) =>
  entries
    .named('plannedRoutes')
    .flatMap(({ pointer, value }) => (typeof value === 'string' ? [{ pointer, value }] : []));

/** By folder: what the built site needs it for. */
const USE_OF: Readonly<Record<string, string>> = {
  '/assets': 'The script, styles and fonts of the site stand in /assets, and browsers keep them for a year.',
  '/media': 'The pictures of the site stand in /media, and browsers keep them for a year.',
  '/schema': 'What says how documents are written stands in /schema.',
  '/social': 'The pictures that social networks show stand in /social, and browsers keep them for a year.',
};

/** What to do about an address that no page can have, by what has it. */
const FREE_ADDRESS: Readonly<Record<string, string>> = {
  page: 'Give the file, or the folder at the top that it stands in, another name.',
  alias: 'Delete it from "aliases", or write another address.',
  planned: 'Delete it from "plannedRoutes", or write another address.',
};
