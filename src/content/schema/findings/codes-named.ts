const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Languages in which people write the names of countries. */
const WRITTEN_IN = ['en', 'fr', 'pt', 'es', 'sw', 'hi', 'or', 'bn', 'ar'];

/** What countries are called besides the names that Unicode has for them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'ivory coast': 'CI',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  usa: 'US',
  america: 'US',
  uae: 'AE',
  bharat: 'IN',
  holland: 'NL',
  swaziland: 'SZ',
  drc: 'CD',
};

let known: Map<string, string[]> | undefined;

/**
 * The codes of languages and countries that have this name: of languages in English or in the language itself, of countries in
 * several: `French`, `français`, `Ghana`, `Côte d'Ivoire`.
 */
export function codesNamed(name: string): string[] {
  known ??= codesByName();
  return known.get(comparable(name)) ?? [];
}

/** Without accents, apostrophes and capitals. */
const comparable = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`.]/g, '')
    .trim()
    .toLowerCase();

function codesByName(): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  const add = (name: string | undefined, code: string) => {
    if (name === undefined) return;
    const key = comparable(name);
    codes.set(key, [...(codes.get(key) ?? []), code]);
  };
  const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const countries = WRITTEN_IN.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    add(languages.of(code), code);
    add(new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code), code);
    const country = code.toUpperCase();
    // `UK` is a code that stands for another one.
    if (new Intl.Locale(`und-${country}`).region === country)
      for (const names of countries) add(names.of(country), country);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) add(name, code);
  return codes;
}
