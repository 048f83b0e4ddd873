import path from 'node:path';
import { NOT_FOUND } from '../../../content/model/addresses/route';
import { isRoute } from '../../../content/rules/targets/moved-pages';
import { openDocument } from '../../../content/documents/document/open-document';
import { publicPart } from '../../../content/documents/site/public-part';
import { buildTimeNow } from '../../../content/model/pages/publication';
import { LEDGER_PATH } from '../../../content/model/source';
import { openSite } from '../../../content/edit/pages/open-site';
import { changeFiles } from '../../change-files/change-files';
import { CommandProblem } from '../../system/command-problem';
import { readSite } from '../../read/read-site';
import { changesOf } from './changes-of';

/**
 * Adds the routes of all pages that are public to the ledger, the list of all published addresses. None is removed.
 *
 * @throws CommandProblem when the ledger is invalid, or cannot be written
 */
export async function publishRoutes(
  pagesDir: string,
  print: (text: string) => void = console.log,
): Promise<0> {
  const sources = await readSite(pagesDir);
  const ledger = sources.ledger && openDocument(sources.ledger);
  const known: unknown = ledger ? ledger.value : [];
  if (!Array.isArray(known) || !known.every(isRoute)) {
    throw new CommandProblem(
      `${ledger?.source.file} is not a list of addresses. npm run validate says where; fix it and try again.`,
    );
  }
  const { sources: published } = publicPart(sources, buildTimeNow());
  const pages = [...openSite(published).routes.keys()].filter((route) => route !== NOT_FOUND);
  const routes = [...new Set([...known, ...pages])].sort();
  const text = `${JSON.stringify(routes, null, 2)}\n`;
  const changes = changesOf(sources, new Map([[LEDGER_PATH, text]]));
  if (ledger?.text !== text) await changeFiles(pagesDir, changes, 'publish:routes');
  const added = routes.length - new Set(known).size;
  print(`${path.join(pagesDir, LEDGER_PATH)} lists ${routes.length} addresses, ${added} of them new.`);
  return 0;
}
