import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../../src/node/project';
import { runCommand } from '../../src/node/commands/run-command';
import { fontParts } from './font-parts';
import { generateFiles } from './generate';
import { messageGuide } from './message-guide';

const HELP = `Remakes what follows from schema/, the rules, the cases in tests/invalid, and the packages of icons and fonts.

  npm run generate -- [--check]

  --check  writes nothing, and says what is out of date

Exit code: 0 up to date, 1 --check has found a file that is not, 2 the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const stale = [];
  for (const file of [...(await generateFiles(PROJECT_ROOT)), await fontParts(), await messageGuide()]) {
    const target = path.join(PROJECT_ROOT, file.path);
    const present = await readFile(target, 'utf8').catch(() => '');
    if (present === file.text) continue;
    stale.push(file.path);
    if (values.check) {
      console.error(`${file.path} is out of date. Run: npm run generate`);
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
    console.log(`wrote ${file.path}`);
  }
  if (stale.length === 0) console.log('Generated files are up to date.');
  return values.check && stale.length > 0 ? 1 : 0;
});
