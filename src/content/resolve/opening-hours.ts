const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const HOURS = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/;

/** An `OpeningHoursSpecification` of schema.org. */
export interface OpeningHours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: readonly (typeof NAMES)[number][];
  opens: string;
  closes: string;
}

/**
 * Parses hours as the site document has them: `Mo-Sa 09:00-18:00`.
 *
 * @returns undefined for any other form: no hours are better than wrong ones
 */
export function readOpeningHours(text: string | undefined): OpeningHours | undefined {
  const [, first = '', last = first, opens = '', closes = ''] = HOURS.exec(text?.trim() ?? '') ?? [];
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < from) return undefined;
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: NAMES.slice(from, to + 1), opens, closes };
}
