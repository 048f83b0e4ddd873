import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import site from '../../../pages/_site.json';
import { routeOf } from '../../../src/content/model/addresses/route';
import { PROJECT_ROOT } from '../../../src/node/project';

/** What is published with a site, suggested to editors, or part of the code. Tests use any words they like. */
const OURS = [
  'schema/**/*.json',
  'docs/{another-company,checks-and-tests,drafts-and-dates,hosting,languages,messages,new-blocks,new-rules,text-editors}.md',
  'src/**/*.{ts,tsx,mjs,css}',
  'scripts/**/*.{ts,mjs}',
];

/** The names of icons are those of brands, too; what was renamed once keeps its words. */
const NOT_OURS = ['schema/icon-names.schema.json', 'schema/migrations/**', '**/*.test.{ts,tsx}'];

/** What this company sells, in the words of its trade. */
const TRADE = ['ERP', 'CRM', 'point of sale'];

const isPlain = (value: string) => /^[A-Z]\p{L}+(?: \p{L}+)*$/u.test(value);
const { tokens, contact } = site;
const names = [tokens.company, tokens.legalName].flatMap((name) => [name, name.split(' ')[0] ?? name]);
const towns = contact.offices.flatMap(({ postal }) => Object.values(postal)).filter(isPlain);
const pages = globSync('**/*.json', { cwd: path.join(PROJECT_ROOT, 'pages') }).flatMap(
  (file) => routeOf(file) ?? [],
);
/** One part alone, such as /about, is anybody's. */
const routes = pages.filter((route) => route.split('/').length > 2);

it('no file that other companies get has a word of this one', () => {
  const words = [...new Set([...names, ...towns.filter((town) => town !== 'Accra'), ...TRADE])];
  const found = new RegExp(`\\b(?:${words.join('|')})\\b|(?:${routes.join('|')})(?![\\w-])`, 'u');
  const files = globSync(OURS, { cwd: PROJECT_ROOT, ignore: NOT_OURS });
  expect(files.length).toBeGreaterThan(300);
  expect(routes).toContain('/services/erp');
  const hits = files.flatMap((file) => {
    const hit = found.exec(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'));
    return hit ? [`${file}: ${hit[0]}`] : [];
  });
  expect(hits).toEqual([]);
});
