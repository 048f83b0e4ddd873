import { fileOf } from '../../../content/documents/site/with-texts';
import { copyPage } from '../../../content/edit/pages/copy-page';
import type { ChangedSite } from '../../../content/edit/pages/move-page';
import { openSite } from '../../../content/edit/pages/open-site';
import {
  pathOfTranslation,
  routeInLanguage,
  translatePage,
} from '../../../content/edit/pages/translate-page';
import type { SiteSources, ValidatorConfig } from '../../../content/model/source';
import type { PageAction, PagePlan } from '../../../content/model/protocols/studio-plans';
import type { Issue } from '../../../content/rules/lists/issue';
import { documentSchema } from '../../../content/schema/document-schema';
import { newAddress } from '../../commands/pages/new-address';
import { pageAt } from '../../commands/pages/page-at';
import { pageToDelete, planDelete } from '../../commands/pages/plan-delete';
import { planRename } from '../../commands/pages/rename/plan-rename';
import { translationsOf } from '../../commands/pages/translations-of';
import { CommandProblem } from '../../system/command-problem';
import { CallProblem } from './request-checks/call-problem';

interface PagePlansOptions {
  pagesDir: string;
  config: ValidatorConfig;
  /** The issues of a site. */
  check(sources: SiteSources): readonly Issue[];
}

/** The paths of documents in a draft: those that it deletes, and those that were never on the disk. */
interface DraftPaths {
  leaving: ReadonlySet<string>;
  unsaved: ReadonlySet<string>;
}

type Action<Kind extends PageAction['kind']> = Extract<PageAction, { kind: Kind }>;

const NOTHING = { changes: [], isTargetNeeded: false, pictures: [], translations: [] };

/**
 * Plans actions on pages as the commands do that rename, delete and copy pages.
 *
 * @returns plans for a site with a draft, given with its paths; throws a CallProblem, in the words of the command, when an action is not possible
 */
export function pagePlans({ pagesDir, config, check }: PagePlansOptions) {
  async function rename(
    sources: SiteSources,
    { route, to }: Action<'rename'>,
    draft: DraftPaths,
  ): Promise<PagePlan> {
    const moved = await planRename({ pagesDir, sources, config, from: route, to, check, ...draft });
    const { oldRoute, oldPath, address } = moved;
    return {
      ...NOTHING,
      route: address.route,
      ...changesIn(sources, moved, [oldPath, address.path]),
      translations: translationsOf(oldRoute, openSite(sources)),
    };
  }

  function remove(
    sources: SiteSources,
    { route, leadTo }: Action<'delete'>,
    { unsaved }: DraftPaths,
  ): PagePlan {
    const siteIndex = openSite(sources);
    const { gone, isTargetNeeded, targetAt } = pageToDelete(siteIndex, sources.ledger, route);
    const target = targetAt(leadTo);
    const { path } = gone.page.source;
    const choices = { target, isUnsaved: unsaved.has(path) };
    const planned = planDelete({ sources, siteIndex, config, check }, gone, choices);
    return {
      ...NOTHING,
      route: target?.route,
      ...changesIn(sources, planned, [path]),
      isTargetNeeded,
      pictures: planned.pictures,
      translations: translationsOf(gone.route, siteIndex),
    };
  }

  function copy(sources: SiteSources, { route, to, ...head }: Action<'copy'>): PagePlan {
    const siteIndex = openSite(sources);
    const { route: from, page } = pageAt(route, siteIndex);
    const { route: now, path } = newAddress(to, siteIndex);
    const schema = documentSchema(config.schemas)('page');
    const text = copyPage(siteIndex, page, { from, to: now, path, ...head, schema });
    return { ...NOTHING, route: now, documents: [{ path, file: fileOf(sources.dir, path), text }] };
  }

  function translate(sources: SiteSources, { route, folder }: Action<'translate'>): PagePlan {
    const siteIndex = openSite(sources);
    const { route: from, page } = pageAt(route, siteIndex);
    if (folder !== '' && !siteIndex.languages.has(folder))
      throw new CommandProblem(`${folder} is no folder of a language of this site.`);
    const { route: to } = newAddress(routeInLanguage(from, folder, siteIndex), siteIndex);
    const path = pathOfTranslation(to, folder);
    const schema = documentSchema(config.schemas)('page');
    const text = translatePage(siteIndex, page, { folder, to, schema });
    return { ...NOTHING, route: to, documents: [{ path, file: fileOf(sources.dir, path), text }] };
  }

  return async (sources: SiteSources, action: PageAction, draft: DraftPaths): Promise<PagePlan> => {
    try {
      if (action.kind === 'rename') return await rename(sources, action, draft);
      if (action.kind === 'delete') return remove(sources, action, draft);
      return action.kind === 'translate' ? translate(sources, action) : copy(sources, action);
    } catch (error) {
      throw error instanceof CommandProblem ? new CallProblem(error.message) : error;
    }
  };
}

/** @param own the paths of the page itself */
function changesIn(
  { dir }: SiteSources,
  { texts, changes }: ChangedSite,
  own: readonly string[],
): Pick<PagePlan, 'documents' | 'changes'> {
  const files = own.map((path) => fileOf(dir, path));
  return {
    documents: [...texts].map(([path, text]) => ({ path, file: fileOf(dir, path), text: text ?? null })),
    changes: changes.filter(({ file }) => !files.includes(file)),
  };
}
