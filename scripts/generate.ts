import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../src/node/project';
import { generateFiles } from '../src/node/schema/generate';

const check = process.argv.includes('--check');
let stale = 0;

for (const file of await generateFiles(PROJECT_ROOT)) {
  const target = path.join(PROJECT_ROOT, file.path);
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present === file.text) continue;
  stale++;
  if (check) {
    console.error(`${file.path} is out of date. Run: npm run generate`);
    continue;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, file.text);
  console.log(`wrote ${file.path}`);
}
if (check && stale > 0) process.exitCode = 1;
if (stale === 0) console.log('Generated files are up to date.');
