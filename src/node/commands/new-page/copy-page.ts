import { documentSchema } from '../../../content/schema/document-schema';
import { createValidator } from '../../../content/check/validate';
import { copyPage } from '../../../content/edit/pages/copy-page';
import { openSite } from '../../../content/edit/pages/open-site';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSite } from '../../read/read-site';
import { CommandProblem } from '../../system/command-problem';
import { pageAt } from '../pages/page-at';
import { announced, answerTo, countOfQuestions } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { addPage, expectSite } from './add-page';
import { nameFor, openQuestions } from './new-page-plan';
import { addressQuestion, titleQuestion } from './page-questions';
import { copyReport } from './page-report';

export interface CopyPageOptions {
  pagesDir: string;
  /** The address of the page that is copied. */
  from: string;
  /** That of the copy; missing answers are asked for. */
  to?: string;
  title?: string;
  /** The short name for menus and breadcrumbs. */
  name?: string;
  /** Where the copy gets its entry: `Products/Management`, or `none`. */
  menu?: string;
  /** Left out where nobody can answer. */
  questions?: Questions;
  print?: (text: string) => void;
}

/**
 * Copies a page whole, with an address and a title of its own, and adds its entry in the navigation.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function copyWholePage(options: CopyPageOptions): Promise<0> {
  const { pagesDir, menu, print = console.log } = options;
  const sources = await readSite(pagesDir);
  const siteIndex = openSite(sources);
  const config = await loadValidatorConfig();
  const validator = createValidator(config);
  const now = validator.validate(sources);
  const site = { pagesDir, sources, siteIndex, validator, now };
  expectSite(site);
  const { route: from, page } = pageAt(options.from, siteIndex);
  if (!now.pages.has(from)) {
    throw new CommandProblem(
      `The page ${from} has errors, which a copy would have too. Run npm run validate and fix them first.`,
    );
  }
  const open = openQuestions({ ...options, like: from, route: options.to }, menu);
  const questions = options.questions && announced(options.questions, countOfQuestions(open));
  const nowhere = { name: '', beside: undefined, pagesDir };
  const given = options.to && (await answerTo(addressQuestion(siteIndex, nowhere), options.to, undefined));
  const title = await answerTo(titleQuestion, options.title, questions);
  const name = await nameFor(title, options.name, questions);
  const question = addressQuestion(siteIndex, { name, beside: from, pagesDir });
  const address = given || (await answerTo(question, undefined, questions));

  const added = await addPage(site, {
    address,
    name,
    like: from,
    text() {
      const schema = documentSchema(config.schemas)('page');
      const head = { title, name, description: '' };
      return copyPage(siteIndex, page, { from, to: address.route, path: address.path, ...head, schema });
    },
    menu,
    questions,
    command: `copy:page ${from} ${address.route}`,
  });
  print(copyReport({ from, address, name }, added));
  return 0;
}
