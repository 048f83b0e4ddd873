import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ListItem,
  Organization,
  PostalAddress,
  Question as AskedQuestion,
  Service,
  SoftwareApplication,
  WebSite,
} from 'schema-dts';
import type { Block, LeafBlock, PageDocument, Question } from '../generated/documents';
import { readOpeningHours } from './opening-hours';
import type { PageData, Site } from './page-data';
import { plainText } from './rich-text/plain-text';
import { HOME, NOT_FOUND } from './route';

/**
 * What a page is about, for search engines: things of schema.org as JSON-LD. Only what the documents say. The types are
 * schema.org's own vocabulary: a property that a thing does not have, or a value it cannot have, does not compile.
 *
 * @param kind the page document's own word for it
 * @returns undefined where there is nothing to say
 */
export function structuredData(page: PageData, site: Site, kind?: PageDocument['kind']): Graph | undefined {
  if (page.route === NOT_FOUND) return undefined;
  const things = [
    ...(page.route === HOME ? [organization(site), website(site)] : []),
    ...breadcrumbs(page, site),
    ...offering(page, site, kind),
    ...questions(page),
  ];
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}

const idOf = (site: Site, name: string) => `${site.url}/#${name}`;

function organization(site: Site): Organization {
  const { email, phone, offices, openingHours } = site.contact;
  const hours = readOpeningHours(openingHours);
  return {
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
    name: site.name,
    url: site.url + HOME,
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
  };
}

function addressOf({ address, country }: Site['contact']['offices'][number]): PostalAddress {
  return { '@type': 'PostalAddress', addressLocality: address.join(', '), addressCountry: country };
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

/** What the company offers on this page: no price and no rating, for no document has one. */
function offering(page: PageData, site: Site, kind: PageDocument['kind']): (Service | SoftwareApplication)[] {
  if (kind !== 'service' && kind !== 'software') return [];
  const url = site.url + page.route;
  const name = page.breadcrumbs.at(-1)?.label ?? page.title;
  const provider = {
    '@type': 'Organization',
    '@id': idOf(site, 'organization'),
    name: site.name,
    url: site.url + HOME,
  };
  const common = { name, description: page.description, url, provider };
  if (kind === 'service') return [{ '@type': 'Service', ...common }];
  return [
    {
      '@type': 'SoftwareApplication',
      ...common,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
    },
  ];
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
