import { parseArgs } from 'node:util';
import { FORMATS, type Format, formatReport } from '../src/content/format/format';
import { summaryOf } from '../src/content/format/summary';
import { createValidator } from '../src/content/validate';
import { CommandProblem } from '../src/node/command-problem';
import { loadKnowledge } from '../src/node/knowledge';
import { readSite } from '../src/node/read-site';
import { runCommand } from '../src/node/run-command';
import { wantedDocuments } from '../src/node/wanted-documents';
import { wantsColor } from '../src/node/wants-color';

const HELP = `Checks page documents and says what is wrong with them, where, and how to mend it.

  npm run validate -- [files or folders] [--pages DIR] [--format text|json|github]

  files or folders  check these only; all documents when none is named
  --pages DIR       the pages folder (pages)
  --format FORMAT   text for people (the default), json for programs, github for annotations
  --help            this text

Exit code: 0 no errors, 1 errors, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: 'pages' }, format: { type: 'string', default: 'text' } },
  });
  const format = formatNamed(values.format);
  const sources = await readSite(values.pages);
  const only = await wantedDocuments(positionals, values.pages, sources);
  const result = createValidator(await loadKnowledge()).validate(sources, only);
  process.stdout.write(formatReport(result, sources, format, wantsColor()));
  if (format === 'github') console.error(summaryOf(result.issues, result.documents));
  return result.issues.some(({ severity }) => severity === 'error') ? 1 : 0;
});

function formatNamed(name: string): Format {
  const format = FORMATS.find((known) => known === name);
  if (!format)
    throw new CommandProblem(`There is no format "${name}". Choose one of: ${FORMATS.join(', ')}.`);
  return format;
}
