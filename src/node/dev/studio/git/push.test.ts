import { expect, test } from 'vitest';
import { fetchFrom, push } from './push';
import { NOT_FETCHED, NOT_PUSHED } from './words';

const RIGHTS = 'Please make sure you have the correct access rights\nand the repository exists.';
const NO_READ = `fatal: Could not read from remote repository.\n\n${RIGHTS}`;
const HTTP = "fatal: unable to access 'https://git.bakery.example/site.git/':";

/** A repository whose git fails with these words. */
const failing = (words: string, out = '') => ({
  git: async () => ({ code: 128, out, words }),
  prefix: '',
  top: '/site',
});

const cases = [
  ['notFound', `fatal: '../remote.git' does not appear to be a git repository\n${NO_READ}`],
  ['notFound', `ERROR: Repository not found.\n${NO_READ}`],
  ['notFound', "remote: Repository not found.\nfatal: repository 'https://git.bakery.example/' not found"],
  [
    'unreachable',
    `ssh: Could not resolve hostname git.bakery.example: Name or service not known\n${NO_READ}`,
  ],
  ['unreachable', `ssh: connect to host git.bakery.example port 22: Connection timed out\n${NO_READ}`],
  ['unreachable', NO_READ],
  ['unreachable', `${HTTP} Could not resolve host: git.bakery.example`],
  ['unreachable', `${HTTP} The requested URL returned error: 503`],
  ['unreachable', 'fatal: unable to connect to git.bakery.example: Connection refused'],
  ['rights', `git@git.bakery.example: Permission denied (publickey).\n${NO_READ}`],
  ['rights', `${HTTP} The requested URL returned error: 403`],
  ['refused', 'remote: fatal: the disk is full'],
] as const;

test.each(cases)('it is told as %s that git says %j', async (kind, words) => {
  const told = (why: typeof NOT_FETCHED | typeof NOT_PUSHED) =>
    kind === 'rights' ? why.rights : why[kind](words);
  expect(await push(failing(words), 'origin', 'new-prices')).toBe(told(NOT_PUSHED));
  expect(await fetchFrom(failing(words), 'origin')).toBe(told(NOT_FETCHED));
});

test('a server that refuses is told of as that, whatever its own words are', async () => {
  const words = 'remote: The check timed out: permission denied, site not found.';
  const out = '!\trefs/heads/a:refs/heads/a\t[remote rejected] (pre-receive hook declined)\nDone';
  expect(await push(failing(words, out), 'origin', 'a')).toBe(NOT_PUSHED.refused(words));
});

test('long words of a server take no long time', async () => {
  const words = 'repository '.repeat(100_000);
  const started = performance.now();
  expect(await push(failing(words), 'origin', 'a')).toBe(NOT_PUSHED.refused(words));
  expect(performance.now() - started).toBeLessThan(5_000);
});
