import { HOME, NOT_FOUND } from '../../../../content/model/addresses/route';
import type { SiteSources, ValidatorConfig } from '../../../../content/model/source';
import { movePage, type MovedPage } from '../../../../content/edit/pages/move-page';
import { openSite } from '../../../../content/edit/pages/open-site';
import { withTexts } from '../../../../content/documents/site/with-texts';
import type { Issue } from '../../../../content/rules/lists/issue';
import { documentSchema } from '../../../../content/schema/document-schema';
import { CommandProblem } from '../../../system/command-problem';
import { expectNoNewErrors } from '../expect-no-new-errors';
import { expectClear, expectOthersReadable, expectReadable } from '../expect-readable';
import { expectFree, type NewAddress, newAddress } from '../new-address';
import { pageAt } from '../page-at';
import { publishedOf } from '../plan-delete';

/** A page to rename, and the site that it is on. */
export interface RenameRequest {
  /** The pages folder on the disk. */
  pagesDir: string;
  sources: SiteSources;
  config: ValidatorConfig;
  /** Both in any form that a command takes. */
  from: string;
  to: string;
  /** The issues of a site. */
  check(sources: SiteSources): readonly Issue[];
  /** Documents that are still on the disk, but no longer in the sources: their paths are free. */
  leaving?: ReadonlySet<string>;
  /** The paths of documents that were never on the disk. */
  unsaved?: ReadonlySet<string>;
}

/** Everything that renaming a page changes; nothing is written yet. */
export interface PlannedRename extends MovedPage {
  oldRoute: string;
  /** The path of its document before. */
  oldPath: string;
  address: NewAddress;
}

/**
 * Plans to move a page to another address: its document, every link to it, and an alias for the old address,
 * unless that was never saved.
 *
 * @throws CommandProblem when that cannot be done
 */
export async function planRename({
  pagesDir,
  sources,
  config,
  from,
  to,
  check,
  leaving,
  unsaved,
}: RenameRequest): Promise<PlannedRename> {
  const siteIndex = openSite(sources);
  const { route: oldRoute, page } = pageAt(from, siteIndex);
  if (oldRoute === HOME || oldRoute === NOT_FOUND)
    throw new CommandProblem(`${oldRoute} cannot move: every site has a page there.`);
  const address = newAddress(to, siteIndex, page.source.path);
  await expectFree(pagesDir, address.path, leaving?.has(address.path));
  expectReadable(page);
  expectOthersReadable(siteIndex, page);

  const schema = documentSchema(config.schemas)('page');
  const isUnknown = unsaved?.has(page.source.path) === true && !publishedOf(sources.ledger).has(oldRoute);
  const route = { from: oldRoute, to: address.route, isUnknown };
  const moved = movePage(siteIndex, page, { ...route, path: address.path, schema });
  expectClear(moved.unclear, oldRoute);
  expectNoNewErrors(check(sources), check(withTexts(sources, moved.texts)));
  return { ...moved, oldRoute, oldPath: page.source.path, address };
}
