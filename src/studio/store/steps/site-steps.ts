import { replaceWords } from '../../../content/rich-text/replace-words';
import type { Operation } from '../../../content/model/operation';
import { valueAt } from '../../../content/json/value-at';
import { inColorOf } from '../../../content/edit/pages/beginnings/in-color';
import { placeholdersIn } from '../../../content/edit/pages/beginnings/beginning-like';
import type { NewSiteAnswers } from '../../../content/model/protocols/new-site';
import { HOME } from '../../../content/model/addresses/route';
import { SITE_PATH } from '../../../content/model/source';
import type { NewSiteAnswer } from '../../../content/model/protocols/studio-beginning';
import type { StudioProblem } from '../../../content/model/protocols/studio-documents';
import type { FoundPlaces, PageAction, PagePlan } from '../../../content/model/protocols/studio-plans';
import { words } from '../../words';
import { documentAt, draftOf, notifyFailure, type StudioContext } from '../context';
import { changedDocuments, type DocumentChange } from '../documents/session';
import { load } from './disk';
import { type NewPage, newPageChanges } from '../documents/new-page';
import { planPage, plannedChanges } from './page-plan';
import { reasonOf } from '../server/server';

const HOME_PATH = 'index.json';

/** Of a new site's home page. The outline has the focus, since the questions are gone. */
const FIRST_BLOCK = { pointer: '/blocks/0', isInOutline: true };

export type SiteSteps = ReturnType<typeof siteSteps>;

/** What a person does with more than the open document. Each is one step. */
export function siteSteps(context: StudioContext) {
  const { store, notify, server } = context;
  return {
    /** Makes a site where there is none, and opens its home page. */
    async begin(answers: Required<NewSiteAnswers>): Promise<NewSiteAnswer> {
      try {
        const answer = await server.call('newSite', answers);
        if ('isMade' in answer) {
          await context.start(HOME);
          await context.open(HOME_PATH, FIRST_BLOCK);
          notify(words.start.made(answers.name.trim()), false);
        }
        return answer;
      } catch (error) {
        return { problem: reasonOf(error) };
      }
    },

    /** Where words stand on the whole site. */
    find: (text: string): Promise<FoundPlaces | undefined> => findText(context, text),

    /** Writes other words at all these places. */
    async replaceAll(places: FoundPlaces['places'], text: string, instead: string): Promise<void> {
      const { page, selection } = store.get();
      const changes = await replacements(context, places, { text, instead });
      if (page === undefined || !changes) return;
      const here = { path: page, pointer: selection.pointer };
      const newStep = { name: words.find.step(text, instead), changes, from: here, to: here };
      if (context.step(newStep)) notify(words.find.replaced(places.length), false);
    },

    /** What an action on a page would change. */
    planPage: (action: PageAction): Promise<PagePlan | StudioProblem> => planPage(context, action),

    /**
     * Makes what was planned, and opens a page.
     *
     * @param open the path of the page to open
     */
    async applyPlan(plan: PagePlan, name: string, open: string): Promise<boolean> {
      const { page: current, selection } = store.get();
      const changes = await plannedChanges(context, plan);
      if (current === undefined || !changes) return false;
      const from = { path: current, pointer: selection.pointer };
      if (!context.step({ name, changes, from, to: { path: open, pointer: '' } })) return false;
      await context.open(open);
      return true;
    },

    /** Reads a document that is to be shown beside the open one. */
    read: (path: string): Promise<boolean> => load(context, path),

    /**
     * Copies a page to its place in another language, and opens the copy.
     *
     * @returns whether it was possible; otherwise the person was told why
     */
    async translate(route: string, { folder, name }: { folder: string; name: string }): Promise<boolean> {
      const plan = await planPage(context, { kind: 'translate', route, folder });
      if ('problem' in plan) {
        notify(plan.problem, true);
        return false;
      }
      const [copy] = plan.documents;
      if (!copy || !(await this.applyPlan(plan, words.languages.step(name), copy.path))) return false;
      notify(words.languages.made(name), false);
      return true;
    },

    /** Makes a page, with its entry in a menu, and opens it. */
    async addPage(given: NewPage): Promise<boolean> {
      const { page: current, selection } = store.get();
      const page = given.takesColor ? await inColorOfHome(context, given) : given;
      if (current === undefined || !(await load(context, SITE_PATH))) return false;
      const site = documentAt(context, SITE_PATH)?.value;
      const newStep = {
        name: words.newPage.step(page.title),
        changes: newPageChanges(page, site, documentAt(context, current)),
        from: { path: current, pointer: selection.pointer },
        to: { path: page.path, pointer: '' },
      };
      if (!context.step(newStep)) return false;
      await context.open(page.path);
      notify(words.newPage.made(page.title, placeholdersIn(page.content).length), false);
      return true;
    },
  };
}

/** A new page in the color with which the home page opens. */
async function inColorOfHome(context: StudioContext, page: NewPage): Promise<NewPage> {
  const isThere = context.store.get().pages.some(({ path }) => path === HOME_PATH);
  if (typeof page.content === 'string' || !isThere || !(await load(context, HOME_PATH))) return page;
  return { ...page, content: inColorOf(documentAt(context, HOME_PATH)?.value, page.content) };
}

/** Where words stand, in the site as it is here; undefined where the server does not answer. */
async function findText(context: StudioContext, text: string): Promise<FoundPlaces | undefined> {
  const documents = changedDocuments(context.store.get().session).map(draftOf);
  try {
    return await context.server.call('find', { documents, text });
  } catch (error) {
    notifyFailure(context, error, words.server.gone);
    return undefined;
  }
}

/**
 * What writes other words at all these places, as parts of one step. The documents are opened.
 *
 * @returns undefined where one cannot be opened; the person was told why
 */
async function replacements(
  context: StudioContext,
  places: FoundPlaces['places'],
  { text, instead }: { text: string; instead: string },
): Promise<DocumentChange[] | undefined> {
  const changes: DocumentChange[] = [];
  for (const path of new Set(places.map((place) => place.path))) {
    if (!(await load(context, path))) return undefined;
    const document = documentAt(context, path);
    const operations = places
      .filter((place) => place.path === path)
      .flatMap(({ pointer }): Operation[] => {
        const value = valueAt(document?.value, pointer);
        const replaced = typeof value === 'string' ? replaceWords(value, text, instead) : value;
        return replaced === value ? [] : [{ kind: 'set', pointer, value: replaced, expected: value }];
      });
    if (operations.length > 0) changes.push({ path, operations });
  }
  return changes;
}
