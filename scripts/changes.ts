import { parseArgs } from 'node:util';
import { compareSites } from '../src/content/edit/changes/compare-sites';
import { describeChanges } from '../src/content/edit/changes/describe';
import { snapshotOfCommit, snapshotOfFolder } from '../src/node/commands/snapshots';
import { CommandProblem } from '../src/node/system/command-problem';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Says in plain words what has changed on the site since a commit: pages added, changed and removed,
their blocks added, moved, edited and removed, and pictures. The text is Markdown.

  npm run changes -- BASE [--routes] [--pages DIR]

  BASE         the branch, tag or commit to compare with, for example main
  --routes     only the addresses of pages that were added, changed or removed, one a line
  --pages DIR  the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: 'pages' }, routes: { type: 'boolean', default: false } },
  });
  const [base, ...more] = positionals;
  if (base === undefined || more.length > 0)
    throw new CommandProblem('Name one commit to compare with, for example: npm run changes -- main');
  const before = await snapshotOfCommit(values.pages, base);
  const changes = compareSites(before, await snapshotOfFolder(values.pages));
  const routes = changes.pages.flatMap((page) => (page.kind === 'unreadable' ? [] : [`${page.route}\n`]));
  process.stdout.write(values.routes ? routes.join('') : describeChanges(changes, base));
  return 0;
});
