const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Languages in which people write the names of countries. */
const WRITTEN_IN = ['en', 'fr', 'pt', 'es', 'sw', 'hi', 'or', 'bn', 'ar'];

/** Codes that have a name, and are of unions of countries or for tests of programs. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** What countries are called besides the names that Unicode has for them, as {@link comparable} writes it. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'ivory coast': 'CI',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  uae: 'AE',
  bharat: 'IN',
  holland: 'NL',
  swaziland: 'SZ',
  drc: 'CD',
  'dr congo': 'CD',
  'democratic republic of congo': 'CD',
  'republic of congo': 'CG',
  burma: 'MM',
  'czech republic': 'CZ',
  'east timor': 'TL',
  macedonia: 'MK',
  'russian federation': 'RU',
  turkey: 'TR',
  vatican: 'VA',
};

/**
 * The code that stands for a country today (ISO 3166-1, as Unicode has it): `BJ` for itself and for `DY`, which it has replaced;
 * undefined where there is no such country.
 */
export function currentCode(code: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  const { region } = new Intl.Locale(`und-${code}`);
  if (region === undefined || NO_COUNTRIES.has(region)) return undefined;
  return NAMES.of(region) && region;
}

/** The codes of all countries, by their names in English. */
export function countryCodes(): ReadonlyMap<string, string> {
  return new Map(currentCodes().map((code) => [NAMES.of(code) ?? code, code]));
}

let known: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name in one of several languages: `Ghana`, `Bénin`, `Cote d'Ivoire`, `UK`. */
export function countryNamed(name: string): string | undefined {
  known ??= codesByName();
  return known.get(comparable(name));
}

/** A name without accents, apostrophes, hyphens and capitals; `Saint` and `St.` are one word, and so are `and` and `&`. */
export const comparable = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .split(/[\s-]/)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');

function codesByName(): Map<string, string> {
  const languages = WRITTEN_IN.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  // Such as `US` and `UK`, or `Hong Kong` without its state.
  const short = new Intl.DisplayNames('en', { type: 'region', fallback: 'none', style: 'short' });
  const names = currentCodes().flatMap((code) =>
    [short, ...languages].flatMap((each) => {
      const name = each.of(code);
      return name === undefined ? [] : [[comparable(name), code] as const];
    }),
  );
  return new Map([...names, ...Object.entries(OTHER_NAMES)]);
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const currentCodes = () =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => currentCode(code) === code,
  );
