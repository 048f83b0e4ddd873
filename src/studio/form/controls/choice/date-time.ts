/** What a date field of a browser shows of a date and time with zone: `2026-12-01T09:00` of `2026-12-01T09:00+05:30`. */
export const dateTimeIn = (written: string): string => /^[-\d]+T\d\d:\d\d/.exec(written)?.[0] ?? '';

/** The distance from UTC that a date and time is written with: `+05:30`, `+00:00` for `Z`. */
export function zoneOf(written: string): string {
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(written)?.[0] ?? '';
  return zone === 'Z' ? '+00:00' : zone;
}

/**
 * What a date field shows, with a zone.
 *
 * @param local `2026-12-01T09:00`
 * @param before the text with the zone to keep; without one the date gets the zone of this computer on that day
 */
export function dateTimeText(local: string, before: string): string {
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(before)?.[0];
  return dateTimeIn(local) + (zone ?? zoneHere(new Date(local)));
}

function zoneHere(date: Date): string {
  const ahead = -date.getTimezoneOffset();
  const minutes = Math.abs(ahead);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
