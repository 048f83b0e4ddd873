import type { Color, Fonts, PageDocument, SiteDocument } from '../../../generated/documents';
import { DEFAULT_PATTERNS } from '../../../generated/schema-values';
import { languageOf } from '../../model/labels/default-labels';
import { SITE_PATH } from '../../model/source';
import type { PairName } from '../../fonts/families';
import { lettersOf, missingLetters } from '../../fonts/missing-letters';
import type { PaletteName } from '../../palette/palettes';
import { type Panel, starterPages } from './starter-pages';
import { ar } from './words/ar';
import { en } from './words/en';
import { fr } from './words/fr';
import { hi } from './words/hi';
import { or } from './words/or';
import { pt } from './words/pt';
import type { StarterWords } from './words/starter-words';
import { sw } from './words/sw';

/** What is known of a company when its site begins. */
export interface NewSiteFacts {
  name: string;
  /** What the company does, in one sentence. */
  offer: string;
  /** A language tag, of a language that has starter words. */
  language: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  email: string;
  phone?: string;
  /** Left out where visitors do not come to a place. */
  place?: { town: string; country: string };
  palette: PaletteName;
  /** Left out for the pair that goes with the language and has the letters of the company's words. */
  fonts?: PairName;
}

/** By the language's code. */
const WORDS: Readonly<Record<string, StarterWords>> = { ar, en, fr, hi, or, pt, sw };

/** The codes of the languages in which a site can begin. */
export const STARTER_LANGUAGES: readonly string[] = Object.keys(WORDS);

/** The color of panels that goes with a palette. */
export const PANELS: Readonly<Record<PaletteName, Color>> = {
  forest: 'green',
  ocean: 'lagoon',
  clay: 'laterite',
  plum: 'indigo',
  graphite: 'slate',
};

/**
 * The documents of a new site by their paths: all of them the company's own, so that nothing has to be deleted.
 *
 * @throws Error for a language without starter words
 */
export function composeSite(facts: NewSiteFacts): Map<string, SiteDocument | PageDocument> {
  const words = WORDS[languageOf(facts.language)];
  if (!words) throw new Error(`There are no starter words in ${facts.language}.`);
  const color = PANELS[facts.palette];
  const panel: Panel = { color, pattern: DEFAULT_PATTERNS[color] };
  return new Map<string, SiteDocument | PageDocument>([
    [SITE_PATH, siteOf(facts, words, panel)],
    ...starterPages(words, panel, facts),
  ]);
}

function siteOf(facts: NewSiteFacts, words: StarterWords, panel: Panel): SiteDocument {
  const { name, offer, language, url, email, phone, place, palette } = facts;
  const fonts = fontsFor(facts);
  const links = [
    { label: words.services, href: '/services' },
    { label: words.about, href: '/about' },
  ];
  const contactPage = { label: words.contact, href: '/contact' };
  return {
    url,
    language,
    name: '{company}',
    palette: { name: palette },
    ...(fonts && { fonts }),
    tokens: { company: name, offer: asSentence(offer, language), email, ...(phone && { phone }) },
    navigation: {
      items: links.map((link) => ({ type: 'link', ...link })),
      action: contactPage,
    },
    contact: {
      email: ['{email}'],
      ...(phone && { phone: ['{phone}'] }),
      ...(place && { offices: [officeOf(place, language, words, panel)] }),
    },
    footer: {
      sentence: '{offer}',
      columns: [
        { heading: words.readOn, links: [...links, contactPage] },
        {
          heading: words.reachUs,
          links: [
            ...(phone ? [{ label: '{phone}', href: 'tel:{phone}' }] : []),
            { label: '{email}', href: 'mailto:{email}' },
          ],
        },
      ],
      legal: [{ label: words.legal, href: '/legal' }],
      smallPrint: '© {company}',
    },
  };
}

/** The chosen pair; where the language's pair lacks letters of the company's own words, one that has them, and their scripts. */
function fontsFor({ name, offer, language, place, fonts: chosen }: NewSiteFacts): Fonts | undefined {
  const fonts = chosen && { name: chosen };
  const letters = lettersOf([name, offer, place?.town].join(' '));
  const missing = missingLetters({ language, ...(fonts && { fonts }) }, letters);
  const { scripts = [], pair } = missing ?? {};
  const [first, ...others] = scripts;
  const fitting = chosen ?? pair;
  if (fitting === undefined && first === undefined) return undefined;
  return { ...(fitting && { name: fitting }), ...(first && { scripts: [first, ...others] }) };
}

function officeOf(
  { town, country }: { town: string; country: string },
  language: string,
  { office }: StarterWords,
  panel: Panel,
) {
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  return { name: office, address: [town, countryName], postal: { locality: town }, country, ...panel };
}

/** Hindi and Odia end a sentence with a danda. */
const DANDA: readonly string[] = ['hi', 'or'];

function asSentence(text: string, language: string): string {
  if (/[.!?…।؟]$/u.test(text)) return text;
  return `${text}${DANDA.includes(languageOf(language)) ? '।' : '.'}`;
}
