import { parseArgs } from 'node:util';
import { migratePages } from '../src/node/commands/documents/migrate-pages';
import { readMigrations } from '../src/node/read/read-migrations';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Brings page documents and the site document up to date when the schemas have given something a new name.

  npm run migrate -- [--check] [--pages DIR]

  --check      change nothing; exit code 1 when a document has old names
  --pages DIR  the pages folder (pages)`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: 'pages' }, check: { type: 'boolean', default: false } },
  });
  const outdated = await migratePages(values.pages, await readMigrations(), !values.check);
  for (const { file, done } of outdated)
    for (const { line, from, to } of done) console.log(`${file}:${line}  ${from} is now ${to}`);
  if (outdated.length === 0) console.log('Every page document is up to date.');
  else if (values.check) console.error('These documents have old names. Run: npm run migrate');
  return values.check && outdated.length > 0 ? 1 : 0;
});
