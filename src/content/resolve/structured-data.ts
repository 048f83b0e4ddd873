import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  Organization,
  PostalAddress,
  Product,
  Question as SchemaQuestion,
  Service,
  SoftwareApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Office, PageDocument, Question } from '../../generated/documents';
import { readOpeningHours } from './opening-hours';
import type { PageData, Site, SiteData } from '../model/pages/page-data';
import { plainText } from '../rich-text/plain-text';
import { eachValue } from '../util/map-values';
import { HOME, NOT_FOUND } from '../model/addresses/route';
import { isRecord } from '../util/is-record';

/** The kind and the picture of a page. */
interface Subject {
  /** `kind` of the page document. */
  kind?: PageDocument['kind'];
  /** The file of the page's first picture. */
  picture?: string;
}

/**
 * The structured data of a page for search engines: schema.org as JSON-LD. Only what the documents say. The types are
 * those of schema.org: a property or value that a type does not have does not compile.
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
    '@graph': [...main, ...breadcrumbs(page, site), ...questions(page), ...translation(page, site)],
  };
}

/**
 * That a page is in a further language: what it is about has no language of its own, unless that is a page itself. In the main
 * language the site says so, on its home page.
 */
function translation(page: PageData, site: Site): WebPage[] {
  if (site.home === undefined || page.route === site.home) return [];
  return [{ '@type': 'WebPage', url: site.url + page.route, name: page.title, inLanguage: site.language }];
}

const idOf = (site: Site, name: string) => `${site.url}/#${name}`;

/** @param logo address of a picture of the logo with a background, at least 112 pixels wide (Google, Organization) */
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
    address: offices?.map(addressOf),
    location: offices?.map((office, index) => ({
      '@type': 'Place',
      name: office.name,
      address: addressOf(office),
      telephone: office.phone,
      // The document has one set of hours for all offices: they are used for the first.
      ...(index === 0 && hours && { openingHoursSpecification: hours }),
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** An address with more than a host: the front page of a network is not a profile. */
const PROFILE = /^https?:\/\/[^/?#]+(?:\/[^/?#]|\/?\?.)/i;

/** The company's own pages elsewhere. */
function profilesOf({ url, footer }: Site): string[] {
  const isElsewhere = (href: string) => PROFILE.test(href) && !href.startsWith(`${url}/`);
  return [...new Set(footer?.social?.map(({ href }) => href).filter(isElsewhere))];
}

/** An address without its parts is used as text, which schema.org allows; nothing is guessed. */
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
 * The main entity of the page, without price and rating, which no document has. Each page names the company and not
 * only its `@id`, which is defined on another page.
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
      // Not `manufacturer` or `brand`: the page does not say who has made the product.
      return { '@type': 'Product', ...common, offers: { '@type': 'Offer', offeredBy: company } };
    default:
      return { '@type': 'WebPage', ...common, inLanguage: site.language, publisher: company };
  }
}

function questions({ blocks, assets }: PageData): FAQPage[] {
  const mainEntity = questionsIn(blocks).map(
    ({ question, richText }): SchemaQuestion => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(assets.texts[richText] ?? []) },
    }),
  );
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

/** The questions of a page from top to bottom, whichever blocks they are in. */
function questionsIn(blocks: PageData['blocks']): Question[] {
  const found: Question[] = [];
  eachValue(blocks, (part) => {
    if (isQuestion(part)) found.push(part);
  });
  return found;
}

/** In all schemas these two properties together are a question and its answer. */
function isQuestion(part: unknown): part is Question {
  return isRecord(part) && 'question' in part && 'richText' in part;
}
