import { expect, test } from 'vitest';
import { applyOperation } from '../operations/apply';
import { renameToken, renameTokenHere } from './rename-token';

const names = { from: 'phone', to: 'telephone' };

/** What operations make of a document. */
function after(document: object, operations = renameToken(document, names)): unknown {
  const text = operations.reduce(
    (before, operation) => applyOperation(before, operation).text,
    JSON.stringify(document),
  );
  return JSON.parse(text);
}

test('a token is renamed where it has its value, where that is not known, and in all texts', () => {
  const site = {
    $schema: '{phone}',
    tokens: { email: 'a@b.example', phone: '+99', phoneOffice: '+98' },
    placeholders: ['email', 'phone'],
    contact: { offices: [{ phone: '{phone}', text: 'Call {phone} or {phoneOffice}, {phone}. {{phone}}' }] },
  };
  expect(after(site)).toEqual({
    $schema: '{phone}',
    tokens: { email: 'a@b.example', telephone: '+99', phoneOffice: '+98' },
    placeholders: ['email', 'telephone'],
    contact: {
      offices: [{ phone: '{telephone}', text: 'Call {telephone} or {phoneOffice}, {telephone}. {{phone}}' }],
    },
  });
  expect(Object.keys((after(site) as typeof site).tokens)).toEqual(['email', 'telephone', 'phoneOffice']);
});

test('in a page, links have the new name, and nothing changes where it is not used', () => {
  expect(after({ blocks: [{ richText: '[Call](tel:{phone})', href: 'tel:{phone}' }] })).toEqual({
    blocks: [{ richText: '[Call](tel:{telephone})', href: 'tel:{telephone}' }],
  });
  expect(renameToken({ title: 'phone', blocks: [{ placeholders: ['phone'] }] }, names)).toEqual([]);
});

test('what a label fills in by itself is no token', () => {
  const site = { tokens: { number: '1' }, labels: { slideOf: '{number} of {total}', sent: '{number}' } };
  expect(after(site, renameToken(site, { from: 'number', to: 'count' }))).toEqual({
    tokens: { count: '1' },
    labels: { slideOf: '{number} of {total}', sent: '{count}' },
  });
});

test('the value of one document is given to another token, and its texts stay', () => {
  const site = { tokens: { phone: '+99' }, footer: { text: '{phone}' } };
  expect(after(site, renameTokenHere(site, names))).toEqual({
    tokens: { telephone: '+99' },
    footer: { text: '{phone}' },
  });
});

test('a text of a million braces takes no longer than its length', () => {
  const begun = performance.now();
  renameToken({ a: '{'.repeat(1_000_000), b: `{${'a'.repeat(1_000_000)}`, c: '{a'.repeat(500_000) }, names);
  expect(performance.now() - begun).toBeLessThan(1000);
});
