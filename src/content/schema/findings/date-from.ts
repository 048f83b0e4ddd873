import { momentOf } from '../../model/pages/publication';

/** The year first, as computers write it; the time and the zone may be missing. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t, ]+(.*))?$/;

/** The year last, with the day or the month first. */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[t, ]+(.*))?$/;

/** In words: `25 november 2026`, `november 25th, 2026`, `1er décembre 2026`, `25 de dezembro de 2026`. */
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[ -](?:de )?([\p{L}\p{M}]{3,12})\.?,?[ -](?:de )?(\d{4})(?:[, ]+(.*))?$/u;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[, ]+(.*))?$/;

const TIME = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})? ?([ap]m)? ?(z|utc|gmt|wat|eat|ist|[+-]\d{1,2}:?\d{2})?$/;

/** Names of zones: of the whole world, of West and East Africa, and of India. */
const ZONES: Readonly<Record<string, string>> = {
  utc: 'Z',
  gmt: 'Z',
  wat: '+01:00',
  eat: '+03:00',
  ist: '+05:30',
};

/** Languages in which months are known by their names, besides English. */
const LANGUAGES = ['fr', 'pt', 'es', 'sw', 'hi', 'or', 'bn', 'ar', 'de', 'tr'];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as people write it, in the form of documents: `25/11/2026` is `2026-11-25T00:00Z`.
 *
 * @param text in small letters
 * @returns an empty text where it is none, or where nobody can tell the day from the month
 */
export function dateFrom(text: string): string {
  const [year, month, day, rest = ''] = partsOf(text);
  if (year === undefined || month === undefined || day === undefined) return '';
  const time = rest.trim() === '' ? ['', '0', '00'] : TIME.exec(rest.trim());
  // A number alone is no time.
  if (!time || /^\d+$/.test(rest.trim())) return '';
  const [, written = '0', minute = '00', half, named = 'z'] = time;
  const hour = half === undefined ? written : String((Number(written) % 12) + (half === 'pm' ? 12 : 0));
  const zone = ZONES[named] ?? zoneFrom(named);
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const found = `${date}T${hour.padStart(2, '0')}:${minute}${zone}`;
  return momentOf(found) === undefined ? '' : found;
}

/** `+5:30` and `+0530` are `+05:30`. */
const zoneFrom = (written: string) =>
  written
    .toUpperCase()
    .replace(
      /^([+-])(\d{1,2}):?(\d{2})$/,
      (_, sign: string, hours: string, minutes: string) => `${sign}${hours.padStart(2, '0')}:${minutes}`,
    );

/** Year, month, day and what follows them. */
function partsOf(text: string): (string | undefined)[] {
  const early = YEAR_FIRST.exec(text);
  if (early) {
    const [, year, first = '', second = '', rest] = early;
    const isSwapped = Number(first) > 12 && Number(second) <= 12;
    return isSwapped ? [year, second, first, rest] : [year, first, second, rest];
  }
  const late = YEAR_LAST.exec(text);
  if (late) {
    const [, first = '', second = '', year, rest] = late;
    if (Number(first) > 12) return [year, second, first, rest];
    return Number(second) > 12 || first === second ? [year, first, second, rest] : [];
  }
  const inDays = DAY_FIRST.exec(text);
  if (inDays) return [inDays[3], monthNamed(inDays[2]), inDays[1], inDays[4]];
  const inMonths = MONTH_FIRST.exec(text);
  return inMonths ? [inMonths[3], monthNamed(inMonths[1]), inMonths[2], inMonths[4]] : [];
}

function monthNamed(name = ''): string | undefined {
  const index = MONTHS.indexOf(name.slice(0, 3));
  const named = index < 0 ? monthsByName().get(name) : index;
  return named === undefined ? undefined : String(named + 1);
}

let byName: Map<string, number> | undefined;

/** The place in the year of each month, by its name in small letters. */
function monthsByName(): Map<string, number> {
  byName ??= new Map(
    LANGUAGES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
      return MONTHS.map((_, index) => [format.format(Date.UTC(2026, index)).toLowerCase(), index] as const);
    }),
  );
  return byName;
}
