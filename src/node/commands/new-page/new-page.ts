import type { IssueCode } from '../../../content/rules/all-messages';
import { addEntry } from '../../../content/edit/pages/add-entry';
import { menuPositions } from '../../../content/edit/pages/menu';
import { openSite } from '../../../content/edit/pages/open-site';
import { fileOf, withTexts } from '../../../content/documents/with-texts';
import { SITE_PATH } from '../../../content/model/source';
import { createValidator } from '../../../content/check/validate';
import { changeFiles } from '../../change-files/change-files';
import { CommandProblem } from '../../system/command-problem';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSite } from '../../read/read-site';
import { announced, countOfQuestions } from '../questions/answer';
import type { Questions } from '../questions/ask';
import { changesOf } from '../pages/changes-of';
import { composePage } from './compose-page';
import { expectNoNewErrors } from '../pages/expect-no-new-errors';
import { choosePosition, NONE } from './menu-entry';
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
  const siteIndex = openSite(sources);
  const validator = createValidator(config, { lenient: PLACEHOLDERS });
  const now = validator.validate(sources);
  if (!now.site || !siteIndex.site) {
    const file = fileOf(sources.dir, SITE_PATH);
    throw new CommandProblem(`${file} is missing or has errors. Run npm run validate and fix them first.`);
  }
  const questions = asked && announced(asked, countOfQuestions(openQuestions(answers, menu)));
  const plan = await completePlan(answers, { pagesDir, siteIndex, questions });
  const { route, path: inside } = plan.address;
  const positions = menuPositions(now.site);
  const like = 'like' in plan.start ? plan.start.like : undefined;
  const chosen = await choosePosition(positions, { menu, route, like, questions });
  const position = chosen === NONE ? undefined : chosen;
  const entry = addEntry(siteIndex.site, { route, label: plan.name, place: position, like });
  const texts = new Map([[inside, await composePage(plan, { pagesDir, schemas: config.schemas, now })]]);
  if (entry) texts.set(SITE_PATH, entry.text);
  const { issues } = validator.validate(withTexts(sources, texts));
  expectNoNewErrors(now.issues, issues);

  await changeFiles(pagesDir, changesOf(sources, texts), `new:page ${route}`);
  const file = fileOf(sources.dir, inside);
  const report = newPageReport({
    order: plan,
    file,
    siteFile: fileOf(sources.dir, SITE_PATH),
    siteLines: entry?.lines ?? [],
    places: positions,
    chosen,
    issues: issues.filter((issue) => issue.file === file),
  });
  print(report);
  return 0;
}
