import { comparable, countryNamed } from '../../model/languages/countries';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

let known: Map<string, string[]> | undefined;

/**
 * The codes of languages and countries that have this name: of languages in English or in the language itself, of countries in
 * several: `French`, `français`, `Ghana`, `Côte d'Ivoire`.
 */
export function codesNamed(name: string): string[] {
  known ??= languagesByName();
  const country = countryNamed(name);
  return [...(known.get(comparable(name)) ?? []), ...(country === undefined ? [] : [country])];
}

function languagesByName(): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  const add = (name: string | undefined, code: string) => {
    if (name === undefined) return;
    const key = comparable(name);
    codes.set(key, [...(codes.get(key) ?? []), code]);
  };
  const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    add(languages.of(code), code);
    add(new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code), code);
  }
  return codes;
}
