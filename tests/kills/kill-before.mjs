// Loaded before a command: counts the changes that it makes to the disk inside a folder, and ends the process before one of
// them. KILLS_IN: the folder; KILLS_AT: which one; KILLS_BY: the signal; KILLS_COUNT: the file that gets the number of all.
import promises from 'node:fs/promises';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CHANGING = [
  'chmod',
  'chown',
  'copyFile',
  'link',
  'mkdir',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'unlink',
  'writeFile',
];
const { KILLS_IN: folder = '', KILLS_AT: at, KILLS_BY: by = 'SIGKILL', KILLS_COUNT: file } = process.env;
const { writeFileSync } = fs;
let count = 0;

/** @param {Record<string, (...given: unknown[]) => unknown>} of @param {string} name */
function guard(of, name) {
  const action = of[name];
  if (!action) return;
  of[name] = (...given) => {
    if (given.some((each) => typeof each === 'string' && each.startsWith(folder)) && ++count === Number(at))
      process.kill(process.pid, by);
    return action(...given);
  };
}
for (const name of CHANGING) {
  guard(promises, name);
  guard(fs, `${name}Sync`);
}
syncBuiltinESMExports();
if (file) process.on('exit', () => writeFileSync(file, String(count)));
