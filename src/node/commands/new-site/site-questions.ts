import { STARTER_LANGUAGES } from '../../../content/edit/new-site/compose-site';
import { languageOf } from '../../../content/model/labels/default-labels';
import { countryCodes, countryNamed, currentCode } from '../../../content/model/languages/countries';
import { isPairName, PAIR_NAMES, type PairName } from '../../../content/fonts/families';
import { DEFAULT_PALETTE, PALETTES, type PaletteName } from '../../../content/palette/palettes';
import { suggest } from '../../../content/util/suggest';
import { CommandProblem } from '../../system/command-problem';
import type { Question } from '../questions/answer';

/** In characters, as in the schema. */
const MAX_NAME_LENGTH = 60;
const MAX_OFFER_LENGTH = 100;
const MAX_TOWN_LENGTH = 80;

export const nameQuestion: Question<string> = {
  text: 'Name of the company?',
  accept: (name) => plainText(name, 'name', MAX_NAME_LENGTH),
  otherwise: () => missing('name of the company', '--name "…"'),
};

export const offerQuestion: Question<string> = {
  text: `What does it do, in one sentence of at most ${MAX_OFFER_LENGTH} characters?`,
  accept: (offer) => plainText(offer, 'sentence', MAX_OFFER_LENGTH),
  otherwise: () => missing('sentence that says what the company does', '--offer "…"'),
};

export const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGES = STARTER_LANGUAGES.map((code) => `${code} (${LANGUAGE_NAMES.of(code)})`).join(', ');

export const languageQuestion: Question<string> = {
  text: 'Language of the site? Enter alone takes en.',
  choices: `Languages: ${LANGUAGES}. A country can follow: fr-BJ.`,
  accept(written) {
    if (written === '') return 'en';
    const named = STARTER_LANGUAGES.find(
      (code) => LANGUAGE_NAMES.of(code)?.toLowerCase() === written.toLowerCase(),
    );
    const tag = named ?? canonical(written);
    if (tag !== undefined && STARTER_LANGUAGES.includes(languageOf(tag))) return tag;
    throw new CommandProblem(
      `A new site cannot begin in "${written}". Choose one of: ${LANGUAGES}. For another language begin in en, and translate.`,
    );
  },
  otherwise: () => 'en',
};

export const townQuestion: Question<string> = {
  text: 'Town in which visitors find it? Enter alone leaves the address out.',
  accept: (town) => (town === '' ? '' : plainText(town, 'town', MAX_TOWN_LENGTH)),
  otherwise: () => '',
};

/** @param language of the site: a country in its tag is offered */
export function countryQuestion(language: string): Question<string> {
  const { region } = new Intl.Locale(language);
  return {
    text: `Country, by its name in English or its two letters?${region ? ` Enter alone takes ${region}.` : ''}`,
    accept(written) {
      if (written === '' && region) return region;
      if (written === '')
        throw new CommandProblem(
          'A new site needs the country of the town. Write its name in English or its two letters, such as GH.',
        );
      const code = codeOfCountry(written);
      if (code) return code;
      const near = currentCode(written) ?? suggest(written, countryCodes().keys());
      throw new CommandProblem(
        `There is no country "${written}".${near ? ` Did you mean ${near}?` : ''} Write its name in English or its two letters, such as GH.`,
      );
    },
    otherwise: () => region ?? missing('country of the town', '--country GH'),
  };
}

export const phoneQuestion: Question<string> = {
  text: 'Telephone number, with the code of the country? Enter alone leaves it out.',
  accept(phone) {
    const digits = phone.replace(/\D/g, '').length;
    if (phone === '' || (/^\+?[\d\s()./-]{5,40}$/.test(phone) && digits >= 5 && digits <= 15)) return phone;
    throw new CommandProblem(`"${phone}" is not a telephone number. Write it like +233 30 123 4567.`);
  },
  otherwise: () => '',
};

export const emailQuestion: Question<string> = {
  text: 'E-mail address?',
  accept(email) {
    if (/^[^\s@{}<>"]+@[^\s@{}<>"]+\.[^\s@{}<>".]{2,}$/.test(email) && email.length <= 120) return email;
    if (email === '')
      throw new CommandProblem('A new site needs an e-mail address, such as hello@example.com.');
    throw new CommandProblem(`"${email}" is not an e-mail address. Write it like hello@example.com.`);
  },
  otherwise: () => missing('e-mail address', '--email hello@example.com'),
};

const PALETTE_NAMES = Object.keys(PALETTES);

export const paletteQuestion: Question<PaletteName> = {
  text: `Palette: ${PALETTE_NAMES.join(', ')}? Enter alone takes ${DEFAULT_PALETTE}.`,
  accept(written) {
    if (written === '') return DEFAULT_PALETTE;
    const name = written.toLowerCase();
    if (isPalette(name)) return name;
    throw new CommandProblem(`There is no palette "${written}". Choose one of: ${PALETTE_NAMES.join(', ')}.`);
  },
  otherwise: () => DEFAULT_PALETTE,
};

/** Not asked at a terminal, where letters cannot be shown: the pair of the language is a good one. */
export const fontsQuestion: Question<PairName | undefined> = {
  text: `Letters: ${PAIR_NAMES.join(', ')}?`,
  accept(written) {
    if (written === '') return undefined;
    const name = written.toLowerCase();
    if (isPairName(name)) return name;
    throw new CommandProblem(
      `There is no pair of fonts "${written}". Choose one of: ${PAIR_NAMES.join(', ')}.`,
    );
  },
  otherwise: () => undefined,
};

export const urlQuestion: Question<string> = {
  text: 'Web address of the site, such as www.example.com?',
  accept(written) {
    if (written === '') return ADDRESS;
    const named = written
      .toLowerCase()
      .replace(/^https:\/\//, '')
      .replace(/\/$/, '');
    const hasDotInside = named.slice(1, -1).includes('.');
    if (hasDotInside && !NO_HOST.test(named)) return `https://${named}`;
    throw new CommandProblem(
      `"${written}" is not the web address of a site. Write it like www.example.com or https://www.example.com.`,
    );
  },
  otherwise: () => ADDRESS,
};

/** What the name of a server has not: the beginning of a path, of a query or of a mail address, or a space. */
const NO_HOST = /[/?#@\s]/;

/** Until the site has an address of its own. */
const ADDRESS = 'https://www.example.com';

const isPalette = (name: string): name is PaletteName => Object.hasOwn(PALETTES, name);

function plainText(text: string, what: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ');
  if (plain === '') throw new CommandProblem(`A new site needs this ${what}.`);
  if (/[{}<>]/.test(plain)) throw new CommandProblem(`The ${what} cannot have one of { } < > in it.`);
  if (plain.length <= most) return plain;
  throw new CommandProblem(`The ${what} has ${plain.length} characters; at most ${most} are possible.`);
}

function missing(what: string, option: string): never {
  throw new CommandProblem(`The ${what} is missing. Add it with ${option}.`);
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replace('_', '-'))[0];
  } catch {
    return undefined;
  }
}

function codeOfCountry(written: string): string | undefined {
  const code = written.toUpperCase();
  return currentCode(code) === code ? code : countryNamed(written);
}
