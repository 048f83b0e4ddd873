import { expect, test } from 'vitest';
import { absenceOf, momentOf, turnsOf } from './publication';

const at = (text: string) => ({ at: Date.parse(text), withDrafts: false });

test.each([
  ['2026-12-01T09:00+05:30', '2026-12-01T03:30:00Z'],
  ['2026-12-01T09:00:15Z', '2026-12-01T09:00:15Z'],
  ['2026-12-01T00:00-03:00', '2026-12-01T03:00:00Z'],
  ['2028-02-29T00:00Z', '2028-02-29T00:00:00Z'],
  ['0099-01-01T00:00Z', '0099-01-01T00:00:00Z'],
])('%s is a moment', (text, utc) => {
  expect(momentOf(text)).toBe(Date.parse(utc));
});

test.each([
  '2026-02-29T09:00Z',
  '2026-13-01T09:00Z',
  '2026-00-01T09:00Z',
  '2026-12-01T24:00Z',
  '2026-12-01T09:60Z',
  '2026-12-01T09:00:60Z',
  '2026-12-01T09:00',
  '2026-12-01',
  '2026-12-01T09:00+24:00',
  ' 2026-12-01T09:00Z',
  42,
  undefined,
])('%s is none', (text) => {
  expect(momentOf(text)).toBeUndefined();
});

test('a draft is left out whatever its dates are, unless drafts are wanted', () => {
  const draft = { status: 'draft', publishFrom: '2026-12-01T09:00Z' };
  expect(absenceOf(draft, at('2027-01-01T00:00Z'))).toEqual({ reason: 'draft' });
  expect(absenceOf(draft, { ...at('2027-01-01T00:00Z'), withDrafts: true })).toBeUndefined();
  expect(turnsOf(draft, false)).toEqual([]);
});

test('a page is public from its first moment on, and not at its last any more', () => {
  const dates = { publishFrom: '2026-12-01T09:00+05:30', publishUntil: '2026-12-24T18:00+05:30' };
  const reasonAt = (text: string) => absenceOf(dates, at(text))?.reason;
  expect(reasonAt('2026-12-01T03:29:59Z')).toBe('early');
  expect(reasonAt('2026-12-01T03:30:00Z')).toBeUndefined();
  expect(reasonAt('2026-12-24T12:29:59Z')).toBeUndefined();
  expect(reasonAt('2026-12-24T12:30:00Z')).toBe('over');
});
