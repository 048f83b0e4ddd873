import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failingDisk } from '../../../tests/support/disk/failing-disk';
import { until } from '../../../tests/support/runner/until';
import { giveAway, withoutRights } from '../../../tests/support/disk/without-rights';
import { sha256 } from '../system/sha256';
import { changeFiles } from './change-files';
import { finishInterruptedChange } from './finish-interrupted-change';
import type { Change } from './journal';
import { withoutInterruption } from './without-interruption';

const disk = failingDisk();
beforeAll(disk.install);
afterAll(disk.remove);

const CHANGE_FOLDER = '.unfinished-change';
let dir = '';
const at = (name: string) => path.join(dir, name);
const read = (name: string) => readFile(at(name), 'utf8');
const names = async () =>
  (await readdir(dir, { recursive: true })).map((each) => each.split(path.sep).join('/')).sort();

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  await mkdir(at('in'));
  for (const name of ['a', 'b', 'in/old']) await writeFile(at(name), `old ${name}`, { mode: 0o640 });
});
afterEach(async () => {
  disk.arm();
  disk.putApart();
  await chmod(dir, 0o755);
  await rm(dir, { recursive: true });
});

/** A file moves, and two change with it. */
const MOVE: readonly Change[] = [
  { path: 'in/old', before: 'old in/old', after: undefined },
  { path: 'a', before: 'old a', after: 'new a' },
  { path: 'b', before: 'old b', after: 'new b' },
  { path: 'x/y/new', before: undefined, after: 'moved', modeOf: 'in/old' },
];
const move = () => changeFiles(dir, MOVE, 'move');
const BEFORE = ['a', 'b', 'in', 'in/old'];
const AFTER = ['a', 'b', 'x', 'x/y', 'x/y/new'];

const expectOld = async () => {
  expect(await names()).toEqual(BEFORE);
  expect([await read('a'), await read('b'), await read('in/old')]).toEqual(['old a', 'old b', 'old in/old']);
};
const expectNew = async () => {
  expect(await names()).toEqual(AFTER);
  expect([await read('a'), await read('b'), await read('x/y/new')]).toEqual(['new a', 'new b', 'moved']);
};

/** At which change of the disk so many files are done. */
const moments = new Map<number, number>();

/** Kills the change when its journal is in place, or after so many of its files. */
async function killed(files = 0) {
  for (let nth = moments.get(files) ?? 1; ; nth++) {
    disk.arm('killed', nth);
    await move().catch(() => {});
    disk.arm();
    const isBegun = (await names()).includes(CHANGE_FOLDER);
    const done = (await names()).includes('x/y/new') ? 1 + Number((await read('a')) === 'new a') : 0;
    moments.set(files, nth);
    if (isBegun && done === files) return;
    await rm(dir, { recursive: true });
    await mkdir(at('in'), { recursive: true });
    for (const name of ['a', 'b', 'in/old']) await writeFile(at(name), `old ${name}`, { mode: 0o640 });
  }
}

async function next(): Promise<string[]> {
  const messages: string[] = [];
  await finishInterruptedChange(dir, (sentence) => messages.push(sentence));
  return messages;
}

async function journal(): Promise<{ file: string; text: string }> {
  const name = (await readdir(at(CHANGE_FOLDER))).find((each) => each.endsWith('.json')) ?? '';
  return { file: at(`${CHANGE_FOLDER}/${name}`), text: await read(`${CHANGE_FOLDER}/${name}`) };
}

describe('a change of several files', () => {
  test('creates, changes, moves and removes; permissions stay, and nothing else is left', async () => {
    await move();
    await expectNew();
    const modes = await Promise.all(
      ['a', 'x/y/new'].map(async (name) => (await stat(at(name))).mode & 0o777),
    );
    if (process.platform !== 'win32') expect(modes).toEqual([0o640, 0o640]);
    expect(await next()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a file was changed',
      () => writeFile(at('b'), 'newer'),
      /\/b cannot be written: it was changed meanwhile/,
    ],
    ['a file has gone', () => rm(at('b')), /\/b cannot be written: it does not exist/],
    [
      'the new one is there',
      () => mkdir(at('x/y/new'), { recursive: true }),
      /x\/y\/new cannot .+ there already/,
    ],
    [
      "a file is in its folder's place",
      () => writeFile(at('x'), ''),
      /x\/y\/new cannot be written: .+\. Nothing/,
    ],
    [
      'a file is a link',
      () => rename(at('b'), at('c')).then(() => symlink('c', at('b'))),
      /it was changed meanwhile/,
    ],
    [
      'its folder is a link',
      () => rename(at('in'), at('c')).then(() => symlink('c', at('in'))),
      /changed meanwhile/,
    ],
    ['something has the name of its place', () => writeFile(at(CHANGE_FOLDER), ''), /it is not a folder/],
  ])('is refused as a whole where %s', async (_, meanwhile, message) => {
    await meanwhile();
    const before = await names();
    await expect(move()).rejects.toThrow(message);
    expect(await names()).toEqual(before);
    expect(await read('a')).toBe('old a');
  });

  test.each(['in', '.'])('is refused as a whole where %s is write-protected', async (name) => {
    await giveAway(['.', ...BEFORE].map(at));
    await chmod(at(name), 0o555);
    await expect(withoutRights(move)).rejects.toThrow(
      /the permissions do not allow it\. Nothing was changed\.$/,
    );
    await chmod(at('in'), 0o755);
    await expectOld();
  });

  test('copies files where a folder is on another disk, and leaves nothing there when it is killed', async () => {
    disk.putApart(at('x'));
    await mkdir(at('x/y'), { recursive: true });
    disk.arm();
    await move();
    await expectNew();
    const steps = disk.count;
    for (let nth = 1; nth <= steps; nth++) {
      await rm(dir, { recursive: true });
      await mkdir(at('x/y'), { recursive: true });
      await mkdir(at('in'));
      for (const name of ['a', 'b', 'in/old']) await writeFile(at(name), `old ${name}`);
      disk.arm('killed', nth);
      await move().catch(() => {});
      disk.arm();
      await next();
      expect([[...BEFORE, 'x', 'x/y'], AFTER]).toContainEqual(await names());
    }
  });
});

describe('two changes at once', () => {
  test('of different files are both made', async () => {
    const files = Array.from({ length: 8 }, (_, index) => `file-${index}`);
    await Promise.all(
      files.map((name) => changeFiles(dir, [{ path: name, before: undefined, after: name }], name)),
    );
    expect(await names()).toEqual([...BEFORE, ...files].sort());
  });

  test('of the same files are made once, and refused otherwise', async () => {
    const results = await Promise.allSettled([move(), move(), move()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expectNew();
  });

  test('run one after the other: a change of another process is waited for, until that is killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await killed(1);
    const { file, text } = await journal();
    const { id } = JSON.parse(text);
    const theirs = `${sha256(hostname()).slice(0, 8)}-${other.pid}-${id.split('-')[2]}`;
    for (const name of (await readdir(at(CHANGE_FOLDER))).filter((each) => each.startsWith(id)))
      await rename(at(`${CHANGE_FOLDER}/${name}`), at(`${CHANGE_FOLDER}/${name.replace(id, theirs)}`));
    await writeFile(file.replace(id, theirs), text.replace(id, theirs));
    const steps: string[] = [];
    const finished = finishInterruptedChange(dir, () => steps.push('finished'));
    const ended = once(other, 'exit').then(() => steps.push('killed'));
    other.kill('SIGKILL');
    await Promise.all([finished, ended]);
    expect(steps).toEqual(['killed', 'finished']);
    await expectNew();
  });

  test('two processes may finish the same change at once', async () => {
    await killed(1);
    await Promise.all([next(), next(), next()]);
    await expectNew();
  });
});

describe('the next command', () => {
  test('finishes an interrupted change, and says so', async () => {
    await killed(1);
    expect(await next()).toEqual([
      'An earlier command was interrupted (move): what it had begun is finished now.',
    ]);
    await expectNew();
    expect(await next()).toEqual([]);
  });

  test('leaves a file alone that somebody has changed since, and finishes the rest', async () => {
    await killed(1);
    await writeFile(at('b'), 'by hand');
    const [sentence] = await next();
    expect(sentence).toMatch(/is finished now; .*\/b was changed since and stays so\.$/);
    expect([await names(), await read('a'), await read('b')]).toEqual([AFTER, 'new a', 'by hand']);
  });

  test('does not begin a change whose files were changed meanwhile', async () => {
    await killed(0);
    await writeFile(at('b'), 'by hand');
    const [sentence] = await next();
    expect(sentence).toMatch(
      /\(move\) before it changed anything, and is not carried out, since .*\/b was changed since\.$/,
    );
    expect([await names(), await read('a'), await read('b')]).toEqual([BEFORE, 'old a', 'by hand']);
  });

  test.each<[string, (text: string) => string]>([
    ['is empty', () => ''],
    ['ends early', (text) => text.slice(0, 40)],
    ['is no journal', () => '[]'],
    ['names a file outside', (text) => text.replace('x/y/new', '../outside')],
    ['names a file by its drive', (text) => text.replace('x/y/new', 'C:/new')],
    ['bears another name', (text) => text.replace(/"id":"/, '"id":"../')],
  ])('leaves all as it is where the journal %s', async (_, damage) => {
    await killed(1);
    const before = (await names()).filter((name) => !name.startsWith(CHANGE_FOLDER));
    const { file, text } = await journal();
    await writeFile(file, damage(text));
    expect((await next()).join()).toMatch(
      /was damaged: the documents are left as they are; npm run validate says/,
    );
    expect(await names()).toEqual(before);
    expect(await next()).toEqual([]);
  });

  test('takes the change back where a new text is lost, and does nothing where both are lost', async () => {
    await killed(1);
    for (const name of (await readdir(at(CHANGE_FOLDER))).filter((each) => each.endsWith('.after')))
      await rm(at(`${CHANGE_FOLDER}/${name}`));
    expect(await next()).toEqual([
      'An earlier command was interrupted (move): what it had begun is taken back now.',
    ]);
    await expectOld();
    await killed(2);
    for (const name of (await readdir(at(CHANGE_FOLDER))).filter((each) => !each.endsWith('.json')))
      await rm(at(`${CHANGE_FOLDER}/${name}`));
    expect((await next()).join()).toContain('was damaged');
    expect(await names()).toEqual([...BEFORE, 'x', 'x/y', 'x/y/new']);
  });

  test('does not touch the change of a newer version', async () => {
    await killed(1);
    const { file, text } = await journal();
    await writeFile(file, text.replace('"version":1', '"version":2'));
    const before = await names();
    await expect(next()).rejects.toThrow(
      /holds a change of documents that a newer version of this command has begun/,
    );
    expect(await names()).toEqual(before);
  });

  test('says so where it is not allowed to finish it', async () => {
    await killed(1);
    await giveAway(['.', ...(await names())].map(at));
    await chmod(dir, 0o555);
    await expect(withoutRights(next)).rejects.toThrow(
      /begun, and cannot be finished: the permissions do not allow it/,
    );
  });

  test('follows no symbolic link', async () => {
    await mkdir(at('c'));
    await writeFile(at('c/.gitignore'), '*');
    await symlink('c', at(CHANGE_FOLDER));
    await expect(next()).rejects.toThrow('cannot be finished: it is not a folder.');
    expect((await lstat(at('c/.gitignore'))).isFile()).toBe(true);
  });

  test('says nothing where the folder is gone', async () => {
    await killed(1);
    await rm(dir, { recursive: true });
    expect(await next()).toEqual([]);
    await mkdir(dir);
  });
});

test('a signal ends the process only after the change is complete', async () => {
  const steps: string[] = [];
  const kill = (pid: number, signal?: string | number) => steps.push(`${pid} ends by ${signal}`) > 0;
  const own = Object.assign(new EventEmitter(), { pid: 7, kill });
  const action = async () => {
    own.emit('SIGTERM', 'SIGTERM');
    await new Promise(setImmediate);
    steps.push('done');
  };
  await withoutInterruption(action, own);
  await until(() => expect(steps).toEqual(['done', '7 ends by SIGTERM']));
  expect(own.eventNames()).toEqual([]);
});
