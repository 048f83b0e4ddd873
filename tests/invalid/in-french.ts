import { readFileSync } from 'node:fs';
import path from 'node:path';

const print = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

const picture = {
  color: 'green',
  pattern: 'kente',
  image: { src: 'soles.webp', alt: 'Trois paires sur un banc' },
};

/** The home page of the cobbler in French. */
export const frenchHome = print({
  title: 'Des chaussures réparées',
  description: 'Un cordonnier dans la grand-rue : semelles, talons et coutures, prêts vendredi.',
  blocks: [
    {
      type: 'hero',
      title: 'Des chaussures réparées',
      lead: 'Pour vendredi.',
      actions: [{ label: 'Semelles neuves', href: '/fr/services/soles' }],
      picture,
    },
  ],
});

/** His page about soles in French. */
export const frenchSoles = print({
  title: 'Des semelles neuves pour vos chaussures',
  description: 'Des semelles de cuir ou de caoutchouc, cousues ou collées, et un jour où elles sont prêtes.',
  blocks: [
    {
      type: 'hero',
      title: 'Semelles neuves',
      lead: 'Cuir ou caoutchouc.',
      actions: [{ label: 'Appeler', href: 'tel:{phone}' }],
      picture,
    },
  ],
});

/** Menu and footer in French. */
export const frenchMenu = print({
  navigation: { items: [{ type: 'link', label: 'Accueil', href: '/fr' }] },
  footer: {
    sentence: '{company} répare les chaussures.',
    columns: [{ heading: 'Pages', links: [{ label: 'Accueil', href: '/fr' }] }],
    smallPrint: '© {company}',
  },
});

/** The site document with further languages: tags by folder. */
export function siteWith(languages: object): string {
  const file = path.resolve(import.meta.dirname, '_base/_site.json');
  const { url, language, ...site } = JSON.parse(readFileSync(file, 'utf8'));
  return print({ url, language, languages, ...site });
}

/** The documents of a site in English and in French, without a mistake. */
export const inFrench = {
  '_site.json': siteWith({ fr: 'fr' }),
  'fr/_site.json': frenchMenu,
  'fr/index.json': frenchHome,
  'fr/services/soles.json': frenchSoles,
};
