import type { Color, PageDocument, Pattern, SiteDocument } from '../../../generated/documents';
import { DEFAULT_PATTERNS } from '../../../generated/schema-values';
import { languageOf } from '../../model/labels/default-labels';
import { SITE_PATH } from '../../model/source';
import type { PairName } from '../../fonts/families';
import type { PaletteName } from '../../palette/palettes';
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
  /** Left out for the pair that goes with the language. */
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

type Panel = { color: Color; pattern: Pattern };

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
    ['index.json', homeOf(words, panel, facts)],
    ['services.json', servicesOf(words, panel)],
    ['about.json', aboutOf(words, panel)],
    ['contact.json', contactOf(words, panel, facts)],
    ['legal.json', legalOf(words)],
    ['404.json', notFoundOf(words)],
  ]);
}

function siteOf(facts: NewSiteFacts, words: StarterWords, panel: Panel): SiteDocument {
  const { name, offer, language, url, email, phone, place, palette, fonts } = facts;
  const links = [
    { label: words.services, href: '/services' },
    { label: words.about, href: '/about' },
  ];
  return {
    url,
    language,
    name: '{company}',
    palette: { name: palette },
    ...(fonts && { fonts: { name: fonts } }),
    tokens: { company: name, offer: asSentence(offer, language), email, ...(phone && { phone }) },
    navigation: {
      items: links.map((link) => ({ type: 'link', ...link })),
      action: { label: words.contact, href: '/contact' },
    },
    contact: {
      email: ['{email}'],
      ...(phone && { phone: ['{phone}'] }),
      ...(place && { offices: [officeOf(place, language, words, panel)] }),
    },
    footer: {
      sentence: '{offer}',
      columns: [{ heading: '{company}', links: [...links, { label: words.contact, href: '/contact' }] }],
      legal: [{ label: words.legal, href: '/legal' }],
      smallPrint: '© {company}',
    },
  };
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

function homeOf(words: StarterWords, panel: Panel, { place }: NewSiteFacts): PageDocument {
  return {
    title: place ? `{company}, ${place.town}` : `{company}: ${words.services}`,
    description: words.homeDescription,
    name: '{company}',
    blocks: [
      {
        type: 'hero',
        title: '{company}',
        lead: '{offer}',
        actions: [
          { label: words.writeToUs, href: '/contact' },
          { label: words.seeServices, href: '/services' },
        ],
        picture: panel,
      },
      {
        type: 'related-pages',
        heading: words.readOn,
        pages: [
          { label: words.services, href: '/services', text: words.readServices },
          { label: words.about, href: '/about', text: words.readAbout },
          { label: words.contact, href: '/contact', text: words.readContact },
        ],
      },
      {
        type: 'call-to-action',
        heading: words.questionHeading,
        text: words.questionText,
        actions: [{ label: words.writeToUs, href: '/contact' }],
        ...panel,
      },
    ],
  };
}

function servicesOf(words: StarterWords, panel: Panel): PageDocument {
  return {
    title: words.servicesTitle,
    description: words.servicesDescription,
    name: words.services,
    kind: 'service',
    blocks: [
      {
        type: 'hero',
        title: words.services,
        lead: words.servicesLead,
        actions: [{ label: words.writeToUs, href: '/contact' }],
        picture: panel,
      },
      {
        type: 'process-steps',
        heading: words.stepsHeading,
        steps: [
          { title: words.step1, text: words.step1Text },
          { title: words.step2, text: words.step2Text },
          { title: words.step3, text: words.step3Text },
        ],
      },
    ],
  };
}

function aboutOf(words: StarterWords, panel: Panel): PageDocument {
  return {
    title: words.aboutTitle,
    description: words.aboutDescription,
    name: words.about,
    blocks: [
      {
        type: 'hero',
        title: words.about,
        lead: words.aboutLead,
        actions: [{ label: words.writeToUs, href: '/contact' }],
        picture: panel,
      },
      {
        type: 'statements',
        heading: words.aboutTitle,
        statements: [
          { label: words.ourWork, text: '{offer}' },
          { label: words.reachUs, text: words.reachText },
        ],
      },
    ],
  };
}

function contactOf(words: StarterWords, panel: Panel, { phone }: NewSiteFacts): PageDocument {
  return {
    title: words.contactTitle,
    description: words.contactDescription,
    name: words.contact,
    blocks: [
      { type: 'banner', title: words.contact, ...panel },
      {
        type: 'contact',
        heading: words.writeToUs,
        form: {
          name: words.fieldName,
          email: words.fieldEmail,
          ...(phone && { phone: words.fieldPhone }),
          message: words.fieldMessage,
          submit: words.send,
        },
      },
    ],
  };
}

function legalOf(words: StarterWords): PageDocument {
  return {
    title: words.legalTitle,
    description: words.legalDescription,
    name: words.legal,
    kind: 'legal',
    blocks: [
      { type: 'banner', title: words.legal, color: 'slate', pattern: DEFAULT_PATTERNS.slate },
      {
        type: 'prose',
        contents: words.onThisPage,
        sections: [
          { id: 'responsible', heading: words.responsible, richText: words.responsibleText },
          { id: 'details', heading: words.details, richText: words.detailsText },
        ],
      },
    ],
  };
}

function notFoundOf(words: StarterWords): PageDocument {
  return {
    title: words.notFound,
    description: words.notFoundDescription,
    name: words.notFound,
    blocks: [
      {
        type: 'not-found',
        code: '404',
        title: words.notFound,
        text: words.notFoundText,
        actions: [
          { label: words.goHome, href: '/' },
          { label: words.writeToUs, href: '/contact' },
        ],
        suggestions: words.perhaps,
      },
    ],
  };
}

/** Hindi and Odia end a sentence with a danda. */
const DANDA: readonly string[] = ['hi', 'or'];

function asSentence(text: string, language: string): string {
  if (/[.!?…।؟]$/u.test(text)) return text;
  return `${text}${DANDA.includes(languageOf(language)) ? '।' : '.'}`;
}
