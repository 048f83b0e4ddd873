import type { IssueCode } from '../../../content/rules/lists/all-messages';
import { openSite } from '../../../content/edit/pages/open-site';
import { createValidator } from '../../../content/check/validate';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSite } from '../../read/read-site';
import { announced, countOfQuestions } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { addPage, expectSite } from './add-page';
import { composePage } from './compose-page';
import { completePlan, type NewPageAnswers, openQuestions } from './new-page-plan';
import { newPageReport } from './page-report';

export interface NewPageOptions extends NewPageAnswers {
  pagesDir: string;
  /** Where the page gets its entry: `Products/Management`, or `none`. */
  menu?: string;
  /** Left out where nobody can answer. */
  questions?: Questions;
  print?: (text: string) => void;
}

/** The new page contains many of them. */
const PLACEHOLDERS: ReadonlySet<IssueCode> = new Set<IssueCode>(['leftover-text']);

/**
 * Makes a page whose texts say what to write, and its entry in the navigation.
 *
 * @throws CommandProblem when that cannot be done; then nothing was changed
 */
export async function newPage(options: NewPageOptions): Promise<0> {
  const { pagesDir, menu, print = console.log, questions: asked, ...answers } = options;
  const [sources, config] = await Promise.all([readSite(pagesDir), loadValidatorConfig()]);
  const validator = createValidator(config, { lenient: PLACEHOLDERS });
  const now = validator.validate(sources);
  const site = { pagesDir, sources, siteIndex: openSite(sources), validator, now };
  expectSite(site);
  const questions = asked && announced(asked, countOfQuestions(openQuestions(answers, menu)));
  const plan = await completePlan(answers, { pagesDir, siteIndex: site.siteIndex, questions });
  const added = await addPage(site, {
    address: plan.address,
    name: plan.name,
    like: 'like' in plan.start ? plan.start.like : undefined,
    text: (place) => composePage(plan, { pagesDir, schemas: config.schemas, now, place }),
    menu,
    questions,
    command: `new:page ${plan.address.route}`,
  });
  print(newPageReport(plan, added));
  return 0;
}
