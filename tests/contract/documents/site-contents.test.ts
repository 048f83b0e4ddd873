import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../src/content/check/validate';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { readSources } from '../../../src/node/read/read-sources';
import { routeOf } from '../../../src/content/model/addresses/route';
import type { Block, PageDocument, SiteDocument } from '../../../src/generated/documents';

/** What the pages of this site have to hold, written here by hand: a change of a document cannot lose any of it. */

const services = ['web-development', 'erp', 'custom-software', 'crm', 'pos', 'mobile'];
const industries = [
  'education',
  'healthcare',
  'retail',
  'finance',
  'manufacturing',
  'logistics',
  'hospitality',
  'government',
  'realestate',
  'public-services',
];
const management = [
  'school',
  'attendance',
  'hostel-management',
  'procurement-management',
  'warehouse-inventory',
  'enterprise-asset',
  'training-management',
  'club-management',
  'project-management',
  'facility-management',
  'gym-management',
  'membership-management',
  'hotel-management',
  'laundry-management',
  'coaching-center-management',
  'restaurant-management',
  'student-online-tests',
];
const billing = [
  'billing',
  'pos',
  'retail-garment-pos',
  'restaurant-pos',
  'medical-pos',
  'supermarket-pos',
  'distributor-pos',
  'quick-pos',
  'customized-pos',
];
const iot = ['iot', 'school-bus-tracking', 'smart-city', 'smart-watch', 'smart-home', 'gps-lock'];
const hardware = [
  '/products/hardware/biometric-devices',
  '/products/hardware/rfid-readers',
  '/product/hardware/digtal-signage',
];

const under = (folder: string, names: readonly string[]) => names.map((name) => `/${folder}/${name}`);

const routes = [
  '/',
  ...under('services', [...services, ...industries]),
  ...under('products', [...management, ...billing, ...iot, 'mobile', 'inventory', 'accounting']),
  ...hardware,
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];

const documents = new Map(
  readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): [string, PageDocument][] => {
      const route = routeOf(file);
      return route ? [[route, JSON.parse(readFileSync(`pages/${file}`, 'utf8'))]] : [];
    }),
);
const site: SiteDocument = JSON.parse(readFileSync('pages/_site.json', 'utf8'));

function page(route: string): PageDocument {
  const document = documents.get(route);
  if (!document) throw new Error(`There is no page ${route}.`);
  return document;
}

/** The only block of a type on a page, those inside tabs included. */
function only<T extends Block['type']>(route: string, type: T): Extract<Block, { type: T }> {
  const found = all(route, type);
  expect(found, `${type} blocks of ${route}`).toHaveLength(1);
  return found[0] as Extract<Block, { type: T }>;
}

function all<T extends Block['type']>(route: string, type: T): Extract<Block, { type: T }>[] {
  const blocks = page(route).blocks.flatMap((block): Block[] =>
    block.type === 'tabs' ? [block, ...block.tabs.flatMap((tab) => tab.blocks)] : [block],
  );
  return blocks.filter((block): block is Extract<Block, { type: T }> => block.type === type);
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const text = (route: string) => JSON.stringify(page(route));

test('there are 58 routes and the unknown-route page, with exactly these paths, and beside them translations of three', () => {
  expect(routes).toHaveLength(58);
  const translated = ['', '/products/billing', '/products/quick-pos'];
  const translations = ['/fr', '/sw'].flatMap((home) => translated.map((route) => home + route));
  expect([...documents.keys()].sort()).toEqual([...routes, '/404', ...translations].sort());
  expect(site.plannedRoutes ?? []).toEqual([]);
});

test('the Products panel has five categories, and ERP is listed twice', () => {
  const panel = site.navigation.items.find((item) => item.type === 'panel');
  if (panel?.type !== 'panel') throw new Error('There is no panel.');
  expect(panel.categories.map(({ label, links }) => [label, links.map(({ href }) => href)])).toEqual([
    ['Management', under('products', management)],
    ['ERP', ['/services/erp', '/services/erp']],
    ['Billing and POS', under('products', billing)],
    ['IoT', under('products', iot)],
    ['Hardware', hardware],
  ]);
});

test('the Solutions menu lists six solutions and ten industries', () => {
  const menu = site.navigation.items.find((item) => item.type === 'menu');
  if (menu?.type !== 'menu') throw new Error('There is no menu.');
  const hrefs = menu.groups.map(({ links }) => links.map(({ href }) => href));
  expect(hrefs.map((group) => [...group].sort())).toEqual([
    under('services', services).sort(),
    under('services', industries).sort(),
  ]);
});

test('the home page: six slides, six cards, ten industries, three things we do, four values', () => {
  const { slides, intervalMs } = only('/', 'hero-carousel');
  expect(slides).toHaveLength(6);
  expect(intervalMs).toBe(4000);
  expect(slides.every(({ title, description, picture }) => title && description && picture.image)).toBe(true);
  const { cards } = only('/', 'bento-grid');
  expect(cards.map(({ action }) => [action?.label, action?.href])).toEqual([
    ...under('services', ['web-development', 'erp', 'custom-software', 'mobile', 'crm']).map((href) => [
      'Learn More',
      href,
    ]),
    ['Learn More', undefined],
  ]);
  // Section 3, service: id, title, image, shortDesc, features.
  for (const { title, text, picture, features } of cards) {
    expect([title, text, picture.image?.src].every(Boolean)).toBe(true);
    expect(features?.length, title).toBeGreaterThanOrEqual(3);
  }
  expect(only('/', 'statements').statements.map(({ label }) => label)).toEqual(['Mission', 'Vision']);
  expect(only('/', 'icon-board').items).toHaveLength(10);
  expect(only('/', 'pillars').pillars).toHaveLength(3);
  expect(titles(only('/', 'value-list').values)).toEqual([
    'Innovation',
    'Collaboration',
    'Quality',
    'Integrity',
  ]);
  expect(only('/', 'reason-panel').heading).toBe('Why Choose Us');
});

test('each page of an offer says to search engines what kind of offer it is', () => {
  const kindsOf = (of: readonly string[]) => [...new Set(of.map((route) => page(route).kind))];
  expect(kindsOf(under('services', [...services, ...industries]))).toEqual(['service']);
  expect(kindsOf(under('products', [...management, ...billing]))).toEqual(['software']);
  expect(kindsOf(under('products', iot)).sort()).toEqual(['product', 'software']);
  expect(kindsOf(hardware)).toEqual(['product']);
});

test('the provider serves India and Africa, names its partner countries, and has five social links', () => {
  for (const country of ['India', 'Africa', 'Ghana', 'Tanzania', 'Benin', 'Nigeria', 'Uganda']) {
    expect(site.footer.serves).toContain(country);
  }
  expect(site.footer.social?.map(({ label }) => label)).toEqual([
    'LinkedIn',
    'X',
    'Facebook',
    'Instagram',
    'WhatsApp',
  ]);
  expect(site.contact.hours).toBe('Monday to Saturday, 9:00 AM to 6:00 PM');
});

describe('the services', () => {
  test('web development: technology tabs, six rows, six benefits, six steps', () => {
    const route = '/services/web-development';
    const technology = only(route, 'tabs');
    expect(technology.tabs.map(({ label }) => label)).toEqual([
      'Frontend',
      'Backend',
      'Databases',
      'Frameworks',
    ]);
    expect(technology.tabs.every(({ icon, blocks }) => icon && blocks[0]?.type === 'icon-tiles')).toBe(true);
    const rows = all(route, 'alternating-rows').flatMap((block) => block.rows);
    expect(rows).toHaveLength(6);
    for (const [index, word] of [
      /website/i,
      /e-commerce/i,
      /web app/i,
      /responsive/i,
      /API/,
      /progressive/i,
    ].entries()) {
      expect(rows[index]?.title).toMatch(word);
    }
    expect(titles(only(route, 'benefit-grid').benefits)).toEqual([
      'Performance',
      'Scalable',
      'Secure',
      'Fast turnaround',
      'Tailored',
      '24/7 support',
    ]);
    expect(titles(only(route, 'process-steps').steps)).toEqual([
      'Discovery and planning',
      'Design and prototyping',
      'Development',
      'Testing and QA',
      'Deployment',
      'Maintenance and support',
    ]);
  });

  test('ERP: two tabs, three rows in Overview, six blocks in Benifits, spelled so', () => {
    const route = '/services/erp';
    expect(only(route, 'tabs').tabs.map(({ label }) => label)).toEqual(['Overview', 'Benifits']);
    expect(titles(only(route, 'alternating-rows').rows)).toEqual([
      'Streamline operations',
      'Enhanced analytics',
      'Security and compliance',
    ]);
    expect(only(route, 'benefit-grid').benefits).toHaveLength(6);
  });

  test('custom software: three benefits and nine stages', () => {
    const route = '/services/custom-software';
    expect(titles(only(route, 'benefit-grid').benefits)).toEqual([
      'Rapid development',
      'Tailored solutions',
      'Enterprise security',
    ]);
    expect(titles(only(route, 'lifecycle-grid').stages)).toEqual([
      'Discovery and planning',
      'Requirement analysis',
      'UI/UX design',
      'Architecture design',
      'Development',
      'Quality assurance',
      'Deployment',
      'Support and maintenance',
      'Innovation and enhancement',
    ]);
  });

  test('CRM: four tabs with a description and four benefits each, and the four figures', () => {
    const { tabs } = only('/services/crm', 'tabs');
    expect(tabs.map(({ label }) => label)).toEqual([
      'Contact management',
      'Sales management',
      'Marketing automation',
      'Customer support',
    ]);
    const descriptions = all('/services/crm', 'point-list');
    expect(descriptions.map(({ points }) => points.length)).toEqual([4, 4, 4, 4]);
    expect(descriptions.every(({ lead, text }) => lead || text)).toBe(true);
    const { stats } = only('/services/crm', 'stats');
    expect(stats.map(({ value }) => value)).toEqual(['45%', '65%', '50%', '28%']);
    for (const [index, word] of [/retention/i, /productivity/i, /service cost/i, /revenue/i].entries()) {
      expect(stats[index]?.label).toMatch(word);
    }
  });

  test('point of sale: six features, with every way to pay, and a summary', () => {
    const { cards } = only('/services/pos', 'offer-cards');
    expect(titles(cards)).toEqual([
      'Fast billing',
      'Inventory integration',
      'Customer management',
      'Sales reporting',
      'Multi-payment options',
      'Cloud access',
    ]);
    for (const way of [/cash/i, /card/i, /UPI/, /wallet/i]) expect(cards[4]?.text).toMatch(way);
    expect(only('/services/pos', 'statements').statements).not.toHaveLength(0);
  });

  test('mobile: four kinds of app with technologies, six benefits, seven steps', () => {
    const { cards } = only('/services/mobile', 'offer-cards');
    expect(titles(cards)).toEqual(['Native', 'Cross-platform', 'Hybrid', 'Progressive web apps']);
    // Section 3, app type: type, description, tech list, icon, image.
    expect(cards.every(({ text, tags, icon }) => text && tags && tags.length > 0 && icon)).toBe(true);
    expect(new Set(cards.map(({ picture }) => picture?.image?.src ?? '')).size).toBe(4);
    expect(cards.every(({ picture }) => picture?.image)).toBe(true);
    expect(only('/services/mobile', 'benefit-grid').benefits).toHaveLength(6);
    expect(titles(only('/services/mobile', 'process-steps').steps)).toEqual([
      'Requirement gathering',
      'Wireframing and prototyping',
      'UI/UX design',
      'App development',
      'Testing',
      'Deployment',
      'Post-launch support',
    ]);
  });
});

describe('the products', () => {
  test('school: six portals, seven modules, seven feature groups, seven benefits, one of them 90%', () => {
    const { cards } = only('/products/school', 'portal-cards');
    expect(cards).toHaveLength(6);
    for (const [index, role] of [/admin/i, /teacher/i, /parent/i, /student/i, /employee/i, /HR/].entries()) {
      expect(cards[index]?.title).toMatch(role);
    }
    expect(titles(only('/products/school', 'point-list').points)).toEqual([
      'Student',
      'Class',
      'HR',
      'Account',
      'Attendance',
      'Employee',
      'School bus tracking',
    ]);
    expect(only('/products/school', 'feature-groups').groups).toHaveLength(7);
    const { benefits } = only('/products/school', 'benefit-grid');
    expect(benefits).toHaveLength(7);
    expect(titles(benefits).filter((title) => /90%.*paperwork/.test(title))).toHaveLength(1);
  });

  test('mobile: five offerings, four technology categories, six industries, four reasons', () => {
    expect(only('/products/mobile', 'point-list').points).toHaveLength(5);
    expect(only('/products/mobile', 'feature-groups').groups).toHaveLength(4);
    expect(only('/products/mobile', 'benefit-grid').benefits).toHaveLength(6);
    expect(only('/products/mobile', 'reason-panel').reasons).toHaveLength(4);
  });

  test('billing: three feature groups and two showcases with screenshots', () => {
    expect(only('/products/billing', 'feature-groups').groups).toHaveLength(3);
    const { rows } = only('/products/billing', 'alternating-rows');
    expect(rows).toHaveLength(2);
    expect(rows.every(({ picture }) => picture.image)).toBe(true);
  });

  test('inventory: objectives, four components, three techniques', () => {
    expect(only('/products/inventory', 'value-list').values.length).toBeGreaterThan(2);
    expect(only('/products/inventory', 'pillars').pillars).toHaveLength(4);
    expect(titles(only('/products/inventory', 'feature-groups').groups)).toEqual([
      'Just-in-time',
      'Economic order quantity',
      'Safety stock',
    ]);
  });

  test('accounting: seven approach points and five key features', () => {
    expect(only('/products/accounting', 'lifecycle-grid').stages).toHaveLength(7);
    expect(only('/products/accounting', 'feature-groups').groups).toHaveLength(5);
  });

  test('attendance: three portals with login buttons that do nothing, six groups, four benefits', () => {
    const { cards } = only('/products/attendance', 'portal-cards');
    expect(cards).toHaveLength(3);
    for (const [index, role] of [/admin/i, /HR/, /employee/i].entries())
      expect(cards[index]?.title).toMatch(role);
    for (const { action } of cards) {
      expect(action?.label).toMatch(/log ?in/i);
      expect(action).not.toHaveProperty('href');
    }
    expect(only('/products/attendance', 'feature-groups').groups).toHaveLength(6);
    expect(only('/products/attendance', 'value-list').values).toHaveLength(4);
  });

  test('digital signage stands at its own spelling, and the right one leads to it', () => {
    expect(page('/product/hardware/digtal-signage').aliases).toContain('/product/hardware/digital-signage');
  });
});

describe('the legal pages', () => {
  test.each(['/privacy-policy', '/terms-of-service', '/cookie-policy'])(
    '%s was last updated on July 3, 2025',
    (route) => {
      expect(only(route, 'banner').note).toBe('Last updated: July 3, 2025');
      expect(text(route).split(/\s+/).length).toBeGreaterThan(600);
    },
  );

  test('the terms carry the liability cap, the age and the courts; privacy the age', () => {
    expect(text('/terms-of-service')).toMatch(/past 6 months/);
    expect(text('/terms-of-service')).toMatch(/at least 18 years old/);
    expect(text('/terms-of-service')).toMatch(/courts located in [^.]*India/);
    expect(text('/privacy-policy')).toMatch(/18 (?:years )?or older/);
  });
});

test('validation finds nothing to fix or to improve but the placeholders', async () => {
  const validator = createValidator(await loadValidatorConfig());
  const { issues } = validator.validate(await readSources('pages'));
  expect(issues.filter(({ code }) => code !== 'placeholder')).toEqual([]);
});
