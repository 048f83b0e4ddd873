import { expect, test } from 'vitest';
import { dateTimeIn, dateTimeText, zoneOf } from './date-time';

test('a date keeps the zone that it is written with', () => {
  expect(dateTimeText('2026-12-02T10:30', '2026-12-01T09:00+05:30')).toBe('2026-12-02T10:30+05:30');
  expect(dateTimeText('2026-12-02T10:30', '2026-12-01T09:00:00Z')).toBe('2026-12-02T10:30Z');
});

test('a new date gets the zone of this computer on that day', () => {
  const text = dateTimeText('2026-12-02T10:30', '');
  expect(new Date(text).getTime()).toBe(new Date('2026-12-02T10:30').getTime());
  expect(text).toMatch(/^2026-12-02T10:30[+-]\d\d:\d\d$/);
});

test('a field shows date and time to the minute, and its zone stands beside it', () => {
  expect(dateTimeIn('2026-12-01T09:00:30+05:30')).toBe('2026-12-01T09:00');
  expect(['2026-12-01T09:00-03:00', '2026-12-01T09:00Z', ''].map(zoneOf)).toEqual(['-03:00', '+00:00', '']);
});
