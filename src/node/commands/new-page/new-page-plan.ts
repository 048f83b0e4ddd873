import { isPageKind, PAGE_KINDS, type PageKind } from '../../../content/edit/pages/compositions';
import type { SiteIndex } from '../../../content/documents/site-index';
import { CommandProblem } from '../../system/command-problem';
import type { Ask } from './ask';
import { type NewAddress, newAddress } from '../pages/new-address';

/** The options for a new page; missing ones are asked for. */
export interface NewPageAnswers {
  route?: string;
  title?: string;
  /** The short name for menus and breadcrumbs. */
  name?: string;
  /** The address of its model page. */
  like?: string;
  kind?: string;
}

/** The same, complete. */
export interface NewPagePlan {
  address: NewAddress;
  title: string;
  name: string;
  start: { like: string } | { kind: PageKind };
}

/** In characters, as in the schema. */
const MAX_TITLE_LENGTH = 70;
const MAX_NAME_LENGTH = 40;

/** A longer name takes two lines in most menus, so the user is asked for a shorter one. */
const MAX_ONE_LINE_NAME_LENGTH = 24;

/**
 * Completes an order by asking.
 *
 * @param ask undefined where nobody can answer
 * @throws CommandProblem when an answer is missing or impossible
 */
export async function completePlan(
  answers: NewPageAnswers,
  siteIndex: SiteIndex,
  ask: Ask | undefined,
): Promise<NewPagePlan> {
  const need = async (given: string | undefined, question: string, otherwise: string) => {
    const answer = given ?? (await ask?.(question));
    if (answer?.trim()) return answer.trim();
    throw new CommandProblem(otherwise);
  };
  const route = await need(
    answers.route,
    'Address of the new page, such as /products/new-one?',
    'The address is missing. Write for example: npm run new:page -- /products/new-one --title "A new one"',
  );
  const address = newAddress(route, siteIndex);
  const title = await need(
    answers.title,
    'Title, as search results show it?',
    'The title is missing. Add it with --title "…".',
  );
  expectShort(title, MAX_TITLE_LENGTH, 'title');
  const name = await nameOf(title, answers.name, ask);
  if (answers.like !== undefined && answers.kind !== undefined)
    throw new CommandProblem('--like and --kind cannot both say how the page begins. Leave one of them out.');
  const start = await need(
    answers.like ?? answers.kind,
    `Address of a page that it is like, or one of the kinds ${PAGE_KINDS.join(', ')}?`,
    `How the page begins is missing. Add --like with the address of a page, or --kind with one of: ${PAGE_KINDS.join(', ')}.`,
  );
  return { address, title, name, start: startOf(start, answers, siteIndex) };
}

/** The page's name in menus: the option, or the title where that is short enough. */
async function nameOf(title: string, given: string | undefined, ask: Ask | undefined): Promise<string> {
  const isPossible = title.length <= MAX_NAME_LENGTH;
  const question = `Short name for menus, at most ${MAX_NAME_LENGTH} characters?${isPossible ? ' Enter alone takes the title.' : ''}`;
  const answer = given ?? (title.length > MAX_ONE_LINE_NAME_LENGTH ? await ask?.(question) : undefined);
  const name = answer?.trim() || (isPossible && given === undefined ? title : '');
  if (name === '') {
    throw new CommandProblem(
      `The title is too long for menus. Add a short name, at most ${MAX_NAME_LENGTH} characters, with --name "…".`,
    );
  }
  expectShort(name, MAX_NAME_LENGTH, 'name');
  return name;
}

function startOf(
  written: string,
  { like, kind }: NewPageAnswers,
  siteIndex: SiteIndex,
): NewPagePlan['start'] {
  if (like === undefined && isPageKind(written)) return { kind: written };
  const route = written.startsWith('/') ? written : `/${written}`;
  if (kind === undefined && siteIndex.routes.has(route)) return { like: route };
  throw new CommandProblem(
    kind === undefined && (like !== undefined || written.startsWith('/'))
      ? `There is no page at ${route} to begin from.`
      : `There is no kind "${written}". Choose one of: ${PAGE_KINDS.join(', ')}.`,
  );
}

function expectShort(text: string, most: number, what: string): void {
  if (text.length <= most) return;
  throw new CommandProblem(`The ${what} has ${text.length} characters; at most ${most} are possible.`);
}
