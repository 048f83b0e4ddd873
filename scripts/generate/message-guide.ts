import { createValidator } from '../../src/content/check/validate';
import { formatReport } from '../../src/content/report/format';
import { GUIDE } from '../../src/content/report/words/guide';
import { distinctMessages } from '../../src/content/rules/lists/all-messages';
import type { Issue } from '../../src/content/rules/lists/issue';
import { CommandProblem } from '../../src/node/system/command-problem';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { caseNames, readCase } from '../../tests/support/invalid-cases';
import type { GeneratedFile } from './generate';

const HEAD = `# What the messages mean

Every message of \`npm run validate\`, the build and the editing server begins with its place and its code, such as
\`dead-link\`. Here is each code with what it means and one example, in the words that you see.

`;

/**
 * Generates the page that explains each message, with an example from the cases in `tests/invalid`.
 *
 * @throws CommandProblem when no case shows a message, naming its code
 */
export async function messageGuide(): Promise<GeneratedFile> {
  const examples = await findExamples();
  const entries = distinctMessages().map(({ code, meaning }) => {
    const example = examples.get(code);
    if (example === undefined)
      throw new CommandProblem(`No case in tests/invalid has the message ${code}: add one.`);
    return `## ${code}\n\n${meaning}\n\n\`\`\`text\n${example}\n\`\`\`\n`;
  });
  return { path: GUIDE, text: HEAD + entries.join('\n') };
}

/** By code: the shortest message of all cases. */
async function findExamples(): Promise<ReadonlyMap<string, string>> {
  const validator = createValidator(await loadValidatorConfig());
  const found = new Map<string, string>();
  for (const name of caseNames) {
    const { sources } = await readCase(name);
    const { issues, documents } = validator.validate(sources);
    const codes = new Set(issues.map(({ code }) => code));
    for (const code of codes) {
      const one: Issue[] = issues.filter((issue) => issue.code === code).slice(0, 1);
      const text =
        formatReport({ issues: one, documents }, sources).split(/\n\n(?=No errors|\d+ error)/)[0] ?? '';
      const known = found.get(code);
      if (known === undefined || text.length < known.length) found.set(code, text);
    }
  }
  return found;
}
