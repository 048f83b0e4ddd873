import type { Color, PageDocument, Pattern } from '../../../generated/documents';
import { DEFAULT_PATTERNS } from '../../../generated/schema-values';
import type { StarterWords } from './words/starter-words';

/** What is behind the pictures of a new site, and on its coloured panels. */
export interface Panel {
  color: Color;
  pattern: Pattern;
}

/** What the pages say of the company, beside its tokens. */
interface PageFacts {
  place?: { town: string };
  phone?: string;
}

/** The pages of a new site, each with its path. */
export function starterPages(
  words: StarterWords,
  panel: Panel,
  facts: PageFacts,
): [path: string, page: PageDocument][] {
  return [
    ['index.json', homeOf(words, panel, facts)],
    ['services.json', servicesOf(words, panel)],
    ['about.json', aboutOf(words, panel)],
    ['contact.json', contactOf(words, panel, facts)],
    ['legal.json', legalOf(words)],
    ['404.json', notFoundOf(words)],
  ];
}

function homeOf(words: StarterWords, panel: Panel, { place }: PageFacts): PageDocument {
  return {
    title: place ? `{company}${words.comma} ${place.town}` : `{company}: ${words.services}`,
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

function contactOf(words: StarterWords, panel: Panel, { phone }: PageFacts): PageDocument {
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
        suggestions: words.suggestions,
      },
    ],
  };
}
