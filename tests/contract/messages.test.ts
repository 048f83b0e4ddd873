import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatReport } from '../../src/content/report/format';
import { distinctMessages } from '../../src/content/rules/all-messages';
import type { Issue } from '../../src/content/rules/issue';
import { createValidator } from '../../src/content/check/validate';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { PROJECT_ROOT } from '../../src/node/project';
import { caseNames, readCase } from '../support/invalid-cases';

const FILE = path.join(PROJECT_ROOT, 'docs/messages.md');

const HEAD = `# What the messages mean

Every message of \`npm run validate\`, the build and the editing server begins with its place and its code, such as
\`dead-link\`. Here is each code with what it means and one example, in the words that you see.

`;

/** By code: how its simplest case is told. */
async function examples(): Promise<ReadonlyMap<string, string>> {
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

test('docs/messages.md has an entry with an example for each code', async () => {
  const shown = await examples();
  const messages = distinctMessages();
  expect(messages.filter(({ code }) => !shown.has(code))).toEqual([]);
  const entries = messages.map(
    ({ code, meaning }) => `## ${code}\n\n${meaning}\n\n\`\`\`text\n${shown.get(code)}\n\`\`\`\n`,
  );
  const text = HEAD + entries.join('\n');
  if (process.env.UPDATE_EXPECTED === '1') writeFileSync(FILE, text);
  expect(existsSync(FILE) && readFileSync(FILE, 'utf8')).toBe(text);
});
