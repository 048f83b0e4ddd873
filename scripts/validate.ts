import { formatReport } from '../src/content/report/format';
import { formatFixes, formatRefusals } from '../src/content/report/fix-report';
import { formatHidden } from '../src/content/report/hidden-list';
import { formatLaunchList } from '../src/content/report/launch-list';
import { CODES_TO_SUPPLY } from '../src/content/rules/lists/to-supply';
import { summaryOf } from '../src/content/report/summary';
import type { SiteSources } from '../src/content/model/source';
import { createValidator } from '../src/content/check/validate';
import { openCheckCache } from '../src/node/cache/check-cache';
import { fixDocuments } from '../src/node/commands/documents/fix-documents';
import { guideAddress } from '../src/node/commands/guide-address';
import { loadValidatorConfig } from '../src/node/read/validator-config';
import { readSite } from '../src/node/read/read-site';
import { runCommand } from '../src/node/commands/run-command';
import { validateOptions } from '../src/node/commands/validate-options';
import { wantedDocuments } from '../src/node/read/wanted-documents';
import { wantsColor } from '../src/node/system/wants-color';
import { watching, watchSite } from '../src/node/read/watch/watch-site';

const HELP = `Checks page documents and says what is wrong with them, where, and how to fix it.

  npm run validate -- [files, folders or addresses] [--pages DIR] [--format FORMAT] [--fix] [--watch] [--launch]

  files, folders or addresses  check these only, such as pages/services or /services/repairs; all documents when none
                    is named
  --pages DIR       the pages folder (pages)
  --format FORMAT   text for people (the default), line for editors (one line for each message), json for programs,
                    github for annotations, sarif for code scanning, junit for test reports
  --fix             fix what has one right answer, and say what was done
  --watch           check again after every change, until Ctrl+C; in a format for programs with a line "Checking, …"
                    before each check and a line "Checked" after it
  --launch          before the site goes live: what is still to be supplied is an error, with a list at the end
  --help            this text

Exit code: 0 no errors, 1 errors, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { named, pagesDir, format, fix, watch, launch } = validateOptions(process.argv.slice(2));

  const read = async () => {
    const sources = await readSite(pagesDir);
    return { sources, only: await wantedDocuments(named, pagesDir, sources) };
  };
  let { sources, only } = await read();
  const config = await loadValidatorConfig();
  const checkCache = await openCheckCache(sources);
  const validator = createValidator(config, { checkCache, raised: launch ? CODES_TO_SUPPLY : undefined });
  const check = (now: SiteSources, some: ReadonlySet<string> | undefined) => {
    const result = validator.validate(now, some);
    process.stdout.write(formatReport({ ...result, guide: guideAddress() }, now, format, wantsColor()));
    if (format === 'text' && !some) process.stdout.write(formatHidden(now));
    if (launch && format === 'text') process.stdout.write(formatLaunchList(result.issues));
    if (format === 'github') console.error(summaryOf(result.issues, result.documents));
    return result.issues.some(({ severity }) => severity === 'error');
  };

  if (watch) {
    const checkAgain = async () => {
      const now = await read();
      check(now.sources, now.only);
    };
    return await watchSite(pagesDir, checkAgain, watching(format));
  }
  let isRefused = false;
  if (fix) {
    const result = await fixDocuments(sources, { pagesDir, validator, config, only });
    sources = result.sources;
    isRefused = result.refused.length > 0;
    const output = format === 'text' ? process.stdout : process.stderr;
    output.write(formatFixes(result.saved, result.unreadable));
    process.stderr.write(formatRefusals(result.refused));
  }
  const hasErrors = check(sources, only);
  await checkCache?.save();
  return hasErrors || isRefused ? 1 : 0;
});
