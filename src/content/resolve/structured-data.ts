import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  Organization,
  PostalAddress,
  Product,
  Question as AskedQuestion,
  Service,
  SoftwareApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Block, LeafBlock, Office, PageDocument, Question } from '../../generated/documents';
import { readOpeningHours } from './opening-hours';
import type { PageData, Site, SiteData } from '../model/page-data';
import { plainText } from '../rich-text/plain-text';
import { HOME, NOT_FOUND } from '../model/route';

/** What a page is about in a word and a picture. */
interface Subject {
  /** The page document's own word for it. */
  kind?: PageDocument['kind'];
  /** The file of the page's first picture. */
  picture?: string;
}

/**
 * What a page is about, for search engines: things of schema.org as JSON-LD. Only what the documents say. The types are
 * schema.org's own vocabulary: a property that a thing does not have, or a value it cannot have, does not compile.
 *
 * @returns undefined where there is nothing to say
 */
export function structuredData(
  page: PageData,
  { site, files }: SiteData,
  subject: Subject = {},
): Graph | undefined {
  if (page.route === NOT_FOUND) return undefined;
  const main =
    page.route === HOME
      ? [organization(site, files?.touchIcon), website(site)]
      : [mainThing(page, site, subject)];
  return {
    '@context': 'https://schema.org',
    '@graph': [...main, ...breadcrumbs(page, site), ...questions(page)],
  };
}

const idOf = (site: Site, name: string) => `${site.url}/#${name}`;

/** @param logo address of a picture of the mark on a ground of its own, at least 112 pixels wide (Google, Organization) */
function organization(site: Site, logo: string | undefined): Organization {
  const { email, phone, offices, openingHours } = site.contact;
  const hours = readOpeningHours(openingHours);
  const profiles = profilesOf(site);
  return {
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
    name: site.name,
    url: site.url + HOME,
    ...(logo && { logo: site.url + logo }),
    email,
    telephone: phone,
    address: offices.map(addressOf),
    location: offices.map((office, index) => ({
      '@type': 'Place',
      name: office.name,
      address: addressOf(office),
      telephone: office.phone,
      // The document has one set of hours, not one for each office: they are those of the first.
      ...(index === 0 && hours && { openingHoursSpecification: hours }),
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** An address with more than a host: the front page of a network is everybody's. */
const PROFILE = /^https?:\/\/[^/?#]+(?:\/[^/?#]|\/?\?.)/i;

/** The company's own pages elsewhere. */
function profilesOf({ url, footer }: Site): string[] {
  const isElsewhere = (href: string) => PROFILE.test(href) && !href.startsWith(`${url}/`);
  return [...new Set(footer?.social.map(({ href }) => href).filter(isElsewhere))];
}

/** Where an address is not written in its parts, nothing is guessed: schema.org takes it as text, too. */
function addressOf({ address, postal, country }: Office): PostalAddress | string {
  if (!postal) return address.join(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: postal.street,
    addressLocality: postal.locality,
    addressRegion: postal.region,
    postalCode: postal.postalCode,
    addressCountry: country,
  };
}

function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf(site, 'website'),
    name: site.name,
    url: site.url + HOME,
    inLanguage: site.language,
    publisher: { '@id': idOf(site, 'organization') },
  };
}

function breadcrumbs(page: PageData, site: Site): BreadcrumbList[] {
  if (page.breadcrumbs.length === 0) return [];
  const itemListElement = page.breadcrumbs.map(
    ({ label, href }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.url + (href ?? page.route),
    }),
  );
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/**
 * What the page itself is about: no price and no rating, for no document has one. Each page names the company and not
 * only its `@id`, which stands on another page.
 */
function mainThing(
  page: PageData,
  site: Site,
  { kind, picture }: Subject,
): Service | SoftwareApplication | Product | WebPage {
  const name = page.breadcrumbs.at(-1)?.label ?? page.title;
  const image = page.assets.images[picture ?? ''];
  const common = {
    name,
    description: page.description,
    url: site.url + page.route,
    ...(image && { image: site.url + image.url }),
  };
  const company = {
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
    name: site.name,
    url: site.url + HOME,
  } as const;
  switch (kind) {
    case 'service':
      return { '@type': 'Service', ...common, provider: company };
    case 'software':
      return {
        '@type': 'SoftwareApplication',
        ...common,
        provider: company,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
      };
    case 'product':
      // Whoever made it, the company puts it to work: schema.org's maker and brand would say more than the page does.
      return { '@type': 'Product', ...common, offers: { '@type': 'Offer', offeredBy: company } };
    default:
      return { '@type': 'WebPage', ...common, inLanguage: site.language, publisher: company };
  }
}

function questions({ blocks, assets }: PageData): FAQPage[] {
  const mainEntity = blocks.flatMap(questionsIn).map(
    ({ question, richText }): AskedQuestion => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(assets.texts[richText] ?? []) },
    }),
  );
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

function questionsIn(block: Block | LeafBlock): Question[] {
  if (block.type === 'tabs') return block.tabs.flatMap((tab) => tab.blocks.flatMap(questionsIn));
  return block.type === 'faq' ? block.questions : [];
}
