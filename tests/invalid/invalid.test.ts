import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { formatReport } from '../../src/content/format/format';
import {
  LEDGER_PATH,
  type PictureFault,
  SITE_PATH,
  type SiteSources,
  type SourceFile,
} from '../../src/content/source';
import { createValidator } from '../../src/content/validate';
import { loadKnowledge } from '../../src/node/knowledge';
import type { Case } from './case';

const HERE = import.meta.dirname;
const BASE = path.join(HERE, '_base');
const MEDIA = ['soles.webp', 'workshop.webp'];
const UPDATE = process.env.UPDATE_EXPECTED === '1';

const validator = createValidator(await loadKnowledge());
const cases = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);

test('the site that cases are added to has no issue', () => {
  expect(validator.validate(sourcesOf(filesIn(BASE))).issues).toEqual([]);
});

describe.each(cases)('%s', (name) => {
  test('gets its words, once for each mistake', async () => {
    const { issues = 1, sources } = await read(name);
    const result = validator.validate(sources);
    const words = formatReport(result, sources);
    const expected = path.join(HERE, name, 'expected.txt');
    if (UPDATE) writeFileSync(expected, words);
    if (!existsSync(expected))
      throw new Error(`${name} has no expected.txt. Make it: UPDATE_EXPECTED=1 npx vitest run tests/invalid`);
    expect(words).toBe(readFileSync(expected, 'utf8'));
    expect(result.issues.map(({ code }) => code)).toHaveLength(issues);
  });
});

test('nothing was added to every object', () => {
  expect('polluted' in {}).toBe(false);
});

async function read(name: string): Promise<{ issues?: number; sources: SiteSources }> {
  const folder = path.join(HERE, name);
  const hasMake = existsSync(path.join(folder, 'make.ts'));
  const made: Case = hasMake ? (await import(`./${name}/make.ts`)).default : {};
  const files = { ...filesIn(BASE), ...filesIn(folder), ...made.files };
  return { issues: made.issues, sources: sourcesOf(files, made.pictures) };
}

function filesIn(folder: string): Record<string, string> {
  const names = globSync('**/*.json', { cwd: folder });
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function sourcesOf(
  files: NonNullable<Case['files']>,
  pictures: Readonly<Record<string, PictureFault>> = {},
): SiteSources {
  const all = Object.keys(files)
    .sort()
    .flatMap((name): SourceFile[] => {
      const content = files[name];
      if (content === null || content === undefined) return [];
      return [
        {
          file: `pages/${name}`,
          path: name,
          content: typeof content === 'string' ? { text: content } : content,
        },
      ];
    });
  return {
    dir: 'pages',
    pages: all.filter((file) => file.path !== SITE_PATH && file.path !== LEDGER_PATH),
    site: all.find((file) => file.path === SITE_PATH),
    ledger: all.find((file) => file.path === LEDGER_PATH),
    media: new Set([...MEDIA, ...Object.keys(pictures)]),
    pictures: new Map(Object.entries(pictures)),
  };
}
