import { expect, test } from 'vitest';
import { heels } from '../../../../tests/invalid/case';
import { baseSources } from '../../../../tests/support/invalid-cases';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import { createValidator } from '../../check/validate';

const validator = createValidator(await loadValidatorConfig());
const base = baseSources();

/** What is said of a page, as codes with the name and what is suggested for it. */
function said(text: string) {
  const page = { file: 'pages/heels.json', path: 'heels.json', content: { text } };
  const { issues } = validator.validate({ ...base, pages: [...base.pages, page] });
  return issues.map(({ code, args }) => [code, args.name, args.suggestion]);
}

const instead = (name: string, suggestion: string) => [['unknown-property', name, suggestion]];

test.each([
  ['href', 'url'],
  ['href', 'link'],
  ['href', 'Link'],
  ['label', 'text'],
  ['lead', 'subtitle'],
  ['actions', 'buttons'],
  ['picture', 'image'],
  ['src', 'file'],
  ['alt', 'caption'],
])('%s written as %s is one mistake', (name, written) => {
  expect(said(heels.replace(`"${name}"`, `"${written}"`))).toEqual(instead(written, name));
});

test('two names written otherwise are two mistakes', () => {
  const text = heels.replace('"label"', '"text"').replace('"href"', '"url"');
  expect(said(text)).toEqual([...instead('text', 'label'), ...instead('url', 'href')]);
});

test('a name that nobody knows is the missing one where the value is what that needs', () => {
  expect(said(heels.replace('"lead"', '"welcome"'))).toEqual(instead('welcome', 'lead'));
  const number = heels.replace('"lead": "While you wait."', '"welcome": 3');
  expect(said(number).map(([code]) => code)).toEqual(['missing-property', 'unknown-property']);
});

test('a name of a list is not suggested for a text', () => {
  const text = heels.replace('"blocks"', '"items": "soles", "blocks"');
  expect(said(text)).toEqual([['unknown-property', 'items', '']]);
});
