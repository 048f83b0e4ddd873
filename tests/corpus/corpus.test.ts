import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createValidator } from '../../src/content/check/validate';
import { messageOf, remediesOf } from '../../src/content/report/words/words-for';
import type { Issue } from '../../src/content/rules/lists/issue';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { markedIn, type Mistake, mistakes, siteWith } from './corpus';
import { canBePaired, expectedOf } from './pairs';

const validator = createValidator(await loadValidatorConfig());

test('the site without a mistake has no issue', () => {
  expect(validator.validate(siteWith([])).issues).toEqual([]);
});

test('the corpus has at least two hundred mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(200);
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
});

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', (_, mistake) => {
  const sources = siteWith([mistake]);
  const { issues } = validator.validate(sources);
  const { code, file, marked, says } = mistake.expected;
  expect(issues.map(placeOf)).toEqual([`${code} in pages/${file}`]);
  const [issue] = issues;
  if (!issue) return;
  expect(wordsOf(issue)).toContain(says);
  if (marked) expect(markedIn(sources, issue)).toBe(marked);
});

test.each([
  ['a number in the address of another program', '"/services/soles"', '"https://wa.me/233201234567"'],
  ['a percent code in a query', '"/services/soles"', '"/services/soles?from=a%20b"'],
  ['a pair of brackets in an address', '"/services/soles"', '"https://shoes.example.org/a_(b)"'],
  ['a number of three digits', 'tel:{phone}', 'tel:112'],
  [
    'the flag of England',
    'New ones while',
    'New ones \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['an emoji in colour', 'New ones while', 'New ones \u2764\ufe0f while'],
  ['a site in Cyrillic letters', '"/services/soles"', '"https://пример.рф"'],
  ['a site in Cyrillic letters in a rich text', '(/services/soles)', '(https://пример.рф)'],
  ['a word of programmers in prose', 'New ones while you wait.', 'The colour is undefined until you choose.'],
  ['a multiplication', 'New ones while you wait.', '4 * 5 * 6 is 4*5*6'],
  ['stars of notes', 'New ones while you wait.', 'From 9*, or 10* (*both with heels), *as before*hand'],
  ['a note of stars', 'New ones while you wait.', '*) From nine a pair. (*) From ten.'],
  ['a star before a note', 'New ones while you wait.', '*Only on Fridays and Mondays'],
  ['names of files', 'New ones while you wait.', 'See my_file_name_.txt, _site.json and *.jpg'],
  ['a rough number', 'New ones while you wait.', 'About ~5 to ~10 minutes'],
  ['a size of clothes', 'New ones while you wait.', 'Up to XXXL'],
  ['words that were left out', 'New ones while you wait.', '\\"Quick […] and kind\\"'],
  ['a choice in brackets', 'New ones while you wait.', 'Pick one [red or blue] while you wait'],
  ['words that end with here', 'New ones while you wait.', 'You are welcome here'],
  ['a text that begins with dots', 'New ones while you wait.', '… and new ones while you wait'],
  ['a temperature below nought', 'New ones while you wait.', '-5 degrees, and open'],
  [
    'a token in the name of a site',
    '"/services/soles"',
    '"https://{company}.example.com/{company}?for={phone}"',
  ],
  ['a token in the subject of a mail', '"/services/soles"', '"mailto:{email}?subject={company}"'],
  ['braces in prose', 'New ones while you wait.', 'Any of {red, blue, green} while you wait.'],
])('%s is no mistake', (_, right, written) => {
  const sources = siteWith([]);
  const pages = sources.pages.map((page) => {
    if (page.path !== 'heels.json' || !('text' in page.content)) return page;
    expect(page.content.text).toContain(right);
    return { ...page, content: { text: page.content.text.replace(right, written) } };
  });
  expect(validator.validate({ ...sources, pages }).issues).toEqual([]);
});

/** `npm run fuzz` sets both; without it the same few pairs are tried each time, and many more by `npm run test:rest`. */
const { FUZZ_RUNS, FUZZ_SEED = 1 } = process.env;
const SEARCHES = FUZZ_RUNS
  ? [{ runs: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED), tags: [] }]
  : [
      { runs: 100, seed: 1, tags: [] },
      { runs: 10_000, seed: 2, tags: ['rest'] },
    ];

const anyMistake = fc.constantFrom(...mistakes);
const pairs = fc.tuple(anyMistake, anyMistake).filter(([one, other]) => canBePaired(one, other));

/** By itself, most mistakes of the corpus are errors; some only warnings. */
const severities = new Map<Mistake, string>();

function isError(mistake: Mistake): boolean {
  const known = severities.get(mistake) ?? validator.validate(siteWith([mistake])).issues[0]?.severity ?? '';
  severities.set(mistake, known);
  return known === 'error';
}

for (const { runs, seed, tags } of SEARCHES)
  test(`two mistakes give two messages (${runs})`, { tags }, () =>
    fc.assert(
      fc.property(pairs, (pair) => {
        const expected = expectedOf(pair, isError).map(({ code, file }) => `${code} in pages/${file}`);
        const { issues } = validator.validate(siteWith(pair));
        expect(issues.map(placeOf).sort(), pair.map(({ name }) => name).join(' and ')).toEqual(
          expected.sort(),
        );
      }),
      { seed, numRuns: runs },
    ),
  );

const placeOf = ({ code, file }: Issue) => `${code} in ${file}`;

const wordsOf = (issue: Issue) => [messageOf(issue), ...remediesOf(issue)].join(' ');
