import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseSources, CASES_DIR, caseNames, readCase } from '../../../tests/support/invalid-cases';
import { loadValidatorConfig } from '../../node/read/validator-config';
import { withTexts } from '../documents/site/with-texts';
import { applyOperation } from '../edit/operations/apply';
import { createValidator } from '../check/validate';
import { studioIssues } from './studio-issues';

const config = await loadValidatorConfig();
const validator = createValidator(config);

async function shown(name: string) {
  const { sources } = await readCase(name);
  return studioIssues(validator.validate(sources).issues, sources, config);
}

/** Whether the words of a case name a command where there is a terminal. */
const namesCommand = (name: string) =>
  readFileSync(path.join(CASES_DIR, name, 'expected.txt'), 'utf8').includes('npm run');

test('no message of the studio sends anybody to a terminal', async () => {
  const found: string[] = [];
  for (const name of caseNames.filter(namesCommand))
    for (const { what, why, fix, more } of await shown(name))
      if (/npm run|terminal|command line/.test(`${what} ${why} ${fix} ${more}`))
        found.push(`${name}: ${fix}`);
  expect(caseNames.filter(namesCommand).length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test('what helps with a fix is told, too, such as names that are possible', async () => {
  const [issue] = await shown('misspelt-tokens');
  expect(issue?.more).toBe('The tokens are: company, phone, email, secondPhone.');
});

test('a page that was published and is a draft now can be deleted, with a page that takes its place', async () => {
  const [issue] = await shown('published-page-is-a-draft');
  expect(issue?.fix).toContain('press “Delete”');
});

test('a link and a picture that a new page has from another one can be kept', () => {
  const sources = baseSources();
  const block = (src: string, ...links: string[]) => ({
    ...{ type: 'hero', title: 'Heels', lead: 'While you wait.' },
    actions: links.map((link) => ({ label: 'More', href: `/TODO-instead-of${link}` })),
    picture: { color: 'green', pattern: 'kente', image: { src: `todo-instead-of/${src}`, alt: 'A heel' } },
  });
  const page = {
    ...{ title: 'Heels', description: 'New heels while you wait.' },
    blocks: [block('workshop.webp', '/services/soles', '/'), block('gone.webp', '/https://example.com/')],
  };
  const changed = withTexts(sources, new Map([['heels.json', JSON.stringify(page)]]));
  const { issues } = validator.validate(changed, new Set(['heels.json']));
  const left = studioIssues(issues, changed, config).filter(({ code }) => code === 'leftover-text');
  expect(left.map(({ pointer, fixes: [fix] }) => `${pointer} ${fix?.title}`)).toEqual([
    '/blocks/0/actions/0/href Keep /services/soles',
    '/blocks/0/actions/1/href undefined',
    '/blocks/0/picture/image/src Keep workshop.webp',
    '/blocks/1/actions/0/href Keep https://example.com/',
    '/blocks/1/picture/image/src undefined',
  ]);
  const [first] = left;
  expect(first?.fixes[0]?.operations[0]).toMatchObject({ kind: 'set', value: '/services/soles' });
});

test('a value that was invented at first can be said to be the real one, until none is left', async () => {
  const { sources } = await readCase('placeholders');
  const site = sources.site?.content;
  let text = site && 'text' in site ? site.text : '';
  const left: string[] = [];
  for (let step = 0; step < 3; step++) {
    const changed = withTexts(sources, new Map([['_site.json', text]]));
    const issues = studioIssues(validator.validate(changed).issues, changed, config);
    const [issue, ...more] = issues.filter(({ code }) => code === 'placeholder');
    left.push([issue, ...more].map((one) => one?.pointer).join(' '));
    const [fix] = issue?.fixes ?? [];
    if (!fix) break;
    expect([fix.title, issue?.fix]).toEqual([
      undefined,
      'Write the real value, then press “This is the real value”.',
    ]);
    for (const operation of fix.operations) text = applyOperation(text, operation).text;
    // The third name is of no token.
    if (step === 0) text = text.replace(', "emial"', '');
  }
  expect(left).toEqual(['/tokens/company /tokens/phone', '/tokens/phone', '']);
  expect(text).not.toContain('placeholders');
});

test('what is left to write is named on the screen without the mark that programs find it by', () => {
  const image = { src: 'todo-instead-of/soles.webp', alt: 'TODO: What it shows.' };
  const page = {
    ...{ title: 'Heels', description: 'New heels while you wait.' },
    blocks: [
      {
        ...{ type: 'hero', title: 'TODO: The main heading.', lead: 'Heels (TODO: check).' },
        actions: [{ label: 'More', href: '/TODO-instead-of/services/soles' }],
        picture: { image },
      },
    ],
  };
  const changed = withTexts(baseSources(), new Map([['heels.json', JSON.stringify(page)]]));
  const { issues } = validator.validate(changed, new Set(['heels.json']));
  const shownHere = studioIssues(issues, changed, config).filter(({ code }) => code === 'leftover-text');
  expect(shownHere.map(({ isPlaceholder = false }) => isPlaceholder)).toEqual([true, false, false, false]);
  expect(shownHere.map(({ what, fix }) => `${what} ${fix}`)).toEqual([
    'Still to write: The main heading. Write it here.',
    '"TODO" was left in the text. Write what should stand here, or delete it.',
    'The link is still to be chosen. Choose where it leads.',
    'The picture is still to be chosen. Choose the picture that belongs here. Where there is to be none, remove it.',
  ]);
});

test('a picture that a block needs is still to be chosen while there is none; one that may be left out is not', () => {
  const notes = ['Lid', 'Sole'].map((title) => ({ title, text: `What the ${title} is for.` }));
  const showcase = (picture: object) => ({ type: 'showcase', heading: 'See', notes, picture });
  const image = { src: 'workshop.webp', alt: 'A heel' };
  const page = {
    ...{ title: 'Heels', description: 'New heels while you wait.' },
    blocks: [
      { type: 'hero', title: 'Heels', lead: 'While you wait.', picture: { color: 'green' } },
      showcase({ image: { src: '', alt: '' }, overlay: image }),
      showcase({ overlay: image }),
      showcase({ image: { alt: 'A heel' }, overlay: { ...image, alt: ' ' } }),
    ],
  };
  const changed = withTexts(baseSources(), new Map([['heels.json', JSON.stringify(page)]]));
  const { issues } = validator.validate(changed, new Set(['heels.json']));
  const shownHere = studioIssues(issues, changed, config).filter(({ severity }) => severity === 'error');
  expect(shownHere.map(({ pointer, isEmpty, fix }) => [pointer, isEmpty && fix])).toEqual([
    ['/blocks/1/picture/image/src', 'Choose the picture that belongs here.'],
    ['/blocks/1/picture/image/alt', 'Write in a few words what the picture shows; not the file name.'],
    ['/blocks/2/picture/image', 'Choose the picture that belongs here.'],
    ['/blocks/3/picture/image/src', 'Choose the picture that belongs here.'],
    ['/blocks/3/picture/overlay/alt', undefined],
  ]);
});

test('a text and a link without a letter are still to write; one of spaces, and a wrong link, are mistakes', () => {
  const page = {
    ...{ title: 'Heels', description: '   ' },
    blocks: [
      {
        ...{ type: 'hero', title: '', lead: 'While you wait.' },
        actions: [
          { label: 'More', href: '' },
          { label: 'More', href: 'none at all' },
        ],
        picture: { color: 'green', pattern: 'kente', image: { src: 'workshop.webp', alt: 'A heel' } },
      },
    ],
  };
  const changed = withTexts(baseSources(), new Map([['heels.json', JSON.stringify(page)]]));
  const { issues } = validator.validate(changed, new Set(['heels.json']));
  const shownHere = studioIssues(issues, changed, config).filter(({ severity }) => severity === 'error');
  expect(shownHere.map(({ pointer, isEmpty, fix }) => [pointer, isEmpty && fix])).toEqual([
    ['/description', undefined],
    ['/blocks/0/title', 'Write it here.'],
    ['/blocks/0/actions/0/href', 'Choose where it leads.'],
    ['/blocks/0/actions/1/href', undefined],
  ]);
});
