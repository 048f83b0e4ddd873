import { folderOf } from '../../../content/model/addresses/route';
import {
  MAX_NAME_LENGTH,
  MAX_ONE_LINE_NAME_LENGTH,
  nameFromTitle,
} from '../../../content/edit/pages/beginnings/short-name';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { routeOf, suggestPath } from '../../../content/model/addresses/route';
import { CommandProblem } from '../../system/command-problem';
import { expectFree, type NewAddress, newAddress } from '../pages/new-address';
import type { Question } from '../questions/answer';

/** In characters, as in the schema. */
const MAX_TITLE_LENGTH = 70;

/** Whether the short name is a question of its own: a long one takes two lines in most menus. */
export const needsName = (title: string) => title.length > MAX_ONE_LINE_NAME_LENGTH;

export const titleQuestion: Question<string> = {
  text: `Title, as search results show it, at most ${MAX_TITLE_LENGTH} characters?`,
  accept: (title) => {
    if (title === '') throw new CommandProblem('A page needs a title.');
    return expectShort(title, MAX_TITLE_LENGTH, 'title');
  },
  otherwise: () => {
    throw new CommandProblem('The title is missing. Add it with --title "…".');
  },
};

/** Asks for the name in menus, where the title is long for them. */
export function nameQuestion(title: string): Question<string> {
  const offer = nameFromTitle(title, MAX_NAME_LENGTH);
  const tooLong = () => {
    throw new CommandProblem(
      `The title is too long for menus. Add a short name, at most ${MAX_NAME_LENGTH} characters, with --name "…".`,
    );
  };
  return {
    text:
      `Short name for menus, at most ${MAX_NAME_LENGTH} characters?` +
      (offer === undefined ? '' : ` Enter alone takes ${offer === title ? 'the title' : `"${offer}"`}.`),
    accept: (name) => (name === '' ? (offer ?? tooLong()) : expectShort(name, MAX_NAME_LENGTH, 'name')),
    otherwise: () => offer ?? tooLong(),
  };
}

/** What an address is offered from. */
interface NewPageNames {
  name: string;
  /** A page whose folder suits the new one; undefined where none is known. */
  beside: string | undefined;
  pagesDir: string;
}

/** Asks for the address of a new page, and offers one that its name and its model give. */
export function addressQuestion(
  siteIndex: SiteIndex,
  { name, beside, pagesDir }: NewPageNames,
): Question<NewAddress> {
  const offer = offeredRoute(
    siteIndex,
    `${beside === undefined ? '' : folderOf(beside)}/${name.replaceAll('/', ' ')}`,
  );
  return {
    text: `Address of the new page${offer === undefined ? ', such as /products/new-one?' : `? Enter alone takes ${offer}.`}`,
    async accept(written) {
      if (written === '' && offer === undefined) throw new CommandProblem('A page needs an address.');
      const address = newAddress(written === '' && offer !== undefined ? offer : written, siteIndex);
      await expectFree(pagesDir, address.path);
      return address;
    },
    otherwise: () => {
      throw new CommandProblem(
        'The address is missing. Write that of the new page behind the command, such as /products/new-one.',
      );
    },
  };
}

/** The nearest address that is free. */
function offeredRoute(siteIndex: SiteIndex, wanted: string): string | undefined {
  const route = routeOf(suggestPath(wanted.slice(1)) ?? '');
  if (route === undefined || siteIndex.routes.has(route)) return undefined;
  try {
    return newAddress(route, siteIndex).route;
  } catch (problem) {
    // An old address of another page.
    if (problem instanceof CommandProblem) return undefined;
    throw problem;
  }
}

function expectShort(text: string, most: number, what: string): string {
  if (text.length <= most) return text;
  throw new CommandProblem(`The ${what} has ${text.length} characters; at most ${most} are possible.`);
}
