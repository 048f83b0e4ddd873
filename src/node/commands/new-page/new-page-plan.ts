import { isPageKind, PAGE_KINDS, type PageKind } from '../../../content/edit/pages/beginnings/compositions';
import { folderAt } from '../../../content/model/languages/languages';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { isRecord } from '../../../content/util/is-record';
import { CommandProblem } from '../../system/command-problem';
import type { NewAddress } from '../pages/new-address';
import { pageAt } from '../pages/page-at';
import { answerTo, type Question } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { addressQuestion, nameQuestion, needsName, titleQuestion } from './page-questions';

/** The options for a new page; missing ones are asked for. */
export interface NewPageAnswers {
  route?: string;
  title?: string;
  /** The short name for menus and breadcrumbs. */
  name?: string;
  /** The address of its model page. */
  like?: string;
  kind?: string;
  /** Whether it has all blocks of its model, with all entries of their lists. */
  hasAllBlocks?: boolean;
}

/** The same, complete. */
export interface NewPagePlan {
  address: NewAddress;
  title: string;
  name: string;
  start: { like: string } | { kind: PageKind };
  hasAllBlocks: boolean;
}

/** How many questions are open: those that will be asked, and those that depend on the answers. */
export function openQuestions(answers: NewPageAnswers, menu: string | undefined) {
  const { route, title, name, like, kind } = answers;
  const isNameAsked = title === undefined ? undefined : needsName(title);
  const sure = [title, like ?? kind, route].filter((answer) => answer === undefined).length;
  const nameTo = name !== undefined || isNameAsked === false ? 'none' : isNameAsked ? 'sure' : 'maybe';
  return {
    sure: sure + (nameTo === 'sure' ? 1 : 0),
    maybe: (nameTo === 'maybe' ? 1 : 0) + (menu === undefined ? 1 : 0),
  };
}

interface PlanContext {
  pagesDir: string;
  siteIndex: SiteIndex;
  /** Undefined where nobody can answer. */
  questions: Questions | undefined;
}

/**
 * Completes an order by asking: first the title, from which the other answers are offered.
 *
 * @throws CommandProblem when an answer is missing or impossible
 */
export async function completePlan(
  answers: NewPageAnswers,
  { pagesDir, siteIndex, questions }: PlanContext,
): Promise<NewPagePlan> {
  if (answers.like !== undefined && answers.kind !== undefined)
    throw new CommandProblem('--like and --kind cannot both say how the page begins. Leave one of them out.');
  if (answers.kind !== undefined && answers.hasAllBlocks)
    throw new CommandProblem(
      '--all-blocks takes those of another page. Add --like with its address, in place of --kind.',
    );
  // What was given is checked first: nobody answers four questions to learn that the command was wrong.
  const given = async <T>(question: Question<T>, answer: string | undefined) =>
    answer === undefined ? undefined : answerTo(question, answer, undefined);
  const nowhere = { name: '', beside: undefined, pagesDir };
  const knownAddress = await given(addressQuestion(siteIndex, nowhere), answers.route);
  const knownStart = await given(startQuestion(answers, siteIndex), answers.like ?? answers.kind);

  const title = await answerTo(titleQuestion, answers.title, questions);
  const name = await nameFor(title, answers.name, questions);
  const start = knownStart ?? (await answerTo(startQuestion(answers, siteIndex), undefined, questions));
  const beside = 'like' in start ? start.like : pageOfKind(siteIndex, start.kind);
  const address =
    knownAddress ??
    (await answerTo(addressQuestion(siteIndex, { name, beside, pagesDir }), undefined, questions));
  return { address, title, name, start, hasAllBlocks: answers.hasAllBlocks === true };
}

/** The name of a page in menus: what was given, the title where that is short enough, or what is answered. */
export async function nameFor(
  title: string,
  given: string | undefined,
  questions: Questions | undefined,
): Promise<string> {
  return answerTo(nameQuestion(title), given, needsName(title) ? questions : undefined);
}

/** A page without a model of its own begins as this kind. */
const PLAIN: PageKind = 'page';

function startQuestion({ like, kind }: NewPageAnswers, siteIndex: SiteIndex): Question<NewPagePlan['start']> {
  const kinds = PAGE_KINDS.join(', ');
  return {
    text: `Address of a page that it is like, or one of the kinds ${kinds}? Enter alone takes ${PLAIN}.`,
    accept(written) {
      if (written === '') return { kind: PLAIN };
      if (like === undefined && isPageKind(written)) return { kind: written };
      const isAddress = /[/.]/.test(written) || siteIndex.routes.has(`/${written}`);
      if (kind === undefined && (like !== undefined || isAddress))
        return { like: pageAt(written, siteIndex).route };
      throw new CommandProblem(`There is no kind "${written}". Choose one of: ${kinds}.`);
    },
    otherwise() {
      throw new CommandProblem(
        `How the page begins is missing. Add --like with the address of a page, or --kind with one of: ${kinds}.`,
      );
    },
  };
}

/** A page of a kind, in the folder where new ones of this kind belong: no translation, which stands in a folder of its language. */
function pageOfKind({ routes, languages }: SiteIndex, kind: PageKind): string | undefined {
  const folders = [...languages.keys()];
  const isOfKind = (value: unknown) => isRecord(value) && value.kind === kind;
  return [...routes].find(([route, { value }]) => isOfKind(value) && folderAt(route, folders) === '')?.[0];
}
