import type { NewSiteAnswers } from '../../../../content/model/protocols/new-site';
import type { NewSiteAnswer } from '../../../../content/model/protocols/studio-beginning';
import { problemsIn } from '../../../commands/new-site/check-answers';
import { newSite } from '../../../commands/new-site/new-site';
import { CommandProblem } from '../../../system/command-problem';

/**
 * Makes a site in a folder that is new or empty, as `npm run new:site` does: all of it or nothing.
 *
 * @returns what is wrong with which answer, or with all of them, where it was not made
 */
export async function beginSite(pagesDir: string, answers: Required<NewSiteAnswers>): Promise<NewSiteAnswer> {
  const problems = await problemsIn(answers);
  if (Object.keys(problems).length > 0) return { problems };
  try {
    await newSite({ ...answers, dir: pagesDir, print: () => {} });
    return { isMade: true };
  } catch (error) {
    if (error instanceof CommandProblem) return { problem: error.message };
    throw error;
  }
}
