import { HOME } from '../../../content/model/addresses/route';
import { documentSchema } from '../../../content/schema/document-schema';
import { words } from '../../words';
import { siteOf, type StudioContext } from '../context';
import { pathAt } from '../places';
import { reasonOf } from '../server/server';
import { takeUpWork } from './draft-steps';

/**
 * Asks for what the studio works with, and opens a page; where there is no site yet, for what one can begin with.
 *
 * @param address of the page; empty for where the person was, or the home page
 */
export async function startStudio(context: StudioContext, address: string): Promise<void> {
  const { store, server, drafts, notify } = context;
  try {
    const [{ pages }, { schemas, entries }, choices] = await Promise.all([
      server.call('pages', {}),
      server.call('schema', {}),
      server.call('choices', {}),
    ]);
    const schemaOf = documentSchema(schemas);
    const ofDocuments = { page: schemaOf('page'), site: schemaOf('site'), language: schemaOf('language') };
    store.set({ material: { schemas, ofDocuments, entries }, choices, pages });
    const beginning = pages.length === 0 ? await server.call('beginning', {}) : undefined;
    store.set({ beginning });
    if (beginning) return;
    const site = siteOf(store.get());
    const own = await drafts.own(site);
    if (own) await takeUpWork(context, own);
    const state = store.get();
    const path = pathAt(state, address) ?? own?.page ?? pathAt(state, HOME) ?? pages[0]?.path;
    if (path !== undefined) await context.open(path);
    store.set({ closedTabDrafts: await drafts.ofClosedTabs(site) });
    if (own) notify(words.drafts.stillHere, false);
  } catch (error) {
    store.set({ failure: reasonOf(error) });
  }
}
