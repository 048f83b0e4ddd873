import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, noteAnimations, open, section, test } from '../support';

/** Of each row of words and a picture, in order, the side on which the picture stands. */
async function sidesOfPictures(rows: Locator, titles: readonly string[]) {
  return Promise.all(
    titles.map(async (title) => {
      const row = rows
        .locator('div', { has: rows.page().getByRole('heading', { name: title }) })
        .filter({ has: rows.page().getByRole('img') })
        .last();
      const words = await row.getByRole('heading', { name: title }).boundingBox();
      const picture = await row.getByRole('img').first().boundingBox();
      return (picture?.x ?? Number.NaN) < (words?.x ?? Number.NaN) ? 'left' : 'right';
    }),
  );
}

/** Opens the page of a service, and looks at what it begins with: heading, words and picture. */
async function openWithHero(page: Page, route: string) {
  await open(page, route);
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('paragraph').first()).toHaveText(/\w{3}/);
  await expect(hero.getByRole('img').first()).toBeVisible();
}

test('each service has its parts', async ({ page }) => {
  await test.step('web development shows the technology of one category at a time, an icon on each tab', async () => {
    await openWithHero(page, '/services/web-development');
    const tabs = page.locator('#tools').getByRole('tab');
    const panel = page.locator('#tools').getByRole('tabpanel');
    await expect(tabs).toHaveText(['Frontend', 'Backend', 'Databases', 'Frameworks']);
    await expect(panel).toHaveAccessibleName('Frontend');
    for (const [name, technology] of [
      ['Databases', 'PostgreSQL'],
      ['Frameworks', 'Laravel'],
      ['Frontend', 'TypeScript'],
      ['Backend', 'Python'],
    ] as const) {
      const tab = tabs.filter({ hasText: name });
      await expect(tab.locator('svg')).toBeVisible();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAccessibleName(name);
      const cards = panel.getByRole('listitem');
      await expect(cards.filter({ hasText: technology })).toBeVisible();
      await expect(cards.locator('svg')).toHaveCount(await cards.count());
    }
  });
  await test.step('web development has six solution rows that alternate, six benefits and six steps', async () => {
    const rows = page.locator('#builds');
    const titles = [
      'Custom website',
      'E-commerce',
      'Web application',
      'Responsive design',
      'API development and integration',
      'Progressive web app',
    ];
    await expect(rows.getByRole('heading', { level: 3 })).toHaveText(titles);
    expect(await sidesOfPictures(rows, titles)).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
    await expect(section(page, 'Performance').getByRole('heading', { level: 3 })).toHaveText([
      'Performance',
      'Scalable',
      'Secure',
      'Fast turnaround',
      'Tailored',
      '24/7 support',
    ]);
    await expect(section(page, 'Discovery and planning').getByRole('heading', { level: 3 })).toHaveText([
      'Discovery and planning',
      'Design and prototyping',
      'Development',
      'Testing and QA',
      'Deployment',
      'Maintenance and support',
    ]);
  });
  await test.step('ERP has the tabs Overview and Benifits, three alternating rows and six benefits', async () => {
    await openWithHero(page, '/services/erp');
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Benifits']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview');
    const overview = page.getByRole('tabpanel', { name: 'Overview' });
    const titles = ['Streamline operations', 'Enhanced analytics', 'Security and compliance'];
    await expect(overview.getByRole('heading', { level: 4 })).toHaveText(titles);
    expect(await sidesOfPictures(overview, titles)).toEqual(['left', 'right', 'left']);
    await page.getByRole('tab', { name: 'Benifits' }).click();
    await expect(overview).toBeHidden();
    await expect(page.getByRole('tabpanel', { name: 'Benifits' }).getByRole('listitem')).toHaveCount(6);
  });
  await test.step('custom software has three benefits and nine numbered stages', async () => {
    await openWithHero(page, '/services/custom-software');
    const benefits = page.locator('section', {
      has: page.getByRole('heading', { name: 'Rapid development' }),
    });
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'Rapid development',
      'Tailored solutions',
      'Enterprise security',
    ]);
    const stages = page.locator('#stages').getByRole('listitem');
    await expect(stages).toHaveCount(9);
    await expect(stages.getByRole('heading')).toHaveText([
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
    for (const [index, number] of ['01', '02', '03', '04', '05', '06', '07', '08', '09'].entries()) {
      await expect(stages.nth(index)).toContainText(number);
    }
  });
  await test.step('CRM has four tabs, contact first, each with a description and four benefits', async () => {
    await openWithHero(page, '/services/crm');
    const tabs = page.locator('#desks').getByRole('tab');
    const panel = page.locator('#desks').getByRole('tabpanel');
    const names = ['Contact management', 'Sales management', 'Marketing automation', 'Customer support'];
    await expect(tabs).toHaveText(names);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    for (const name of names) {
      await tabs.filter({ hasText: name }).click();
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAccessibleName(name);
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      await expect(panel.locator('p:not(li p)')).toHaveText(/\w{3}/);
    }
  });
  await test.step('CRM has four figures: 45%, 65%, 50% and 28%', async () => {
    const figures = section(page, 'Four targets to be agreed');
    await expect(figures.getByRole('term')).toHaveText([
      'Customer retention increase',
      'Sales productivity improvement',
      'Service cost reduction',
      'Revenue growth',
    ]);
    await expect(figures.getByRole('definition')).toHaveText(['45%', '65%', '50%', '28%']);
  });
  await test.step('point of sale has six features, every way to pay among them, and a summary', async () => {
    await openWithHero(page, '/services/pos');
    const features = page.locator('#counter');
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Fast billing',
      'Inventory integration',
      'Customer management',
      'Sales reporting',
      'Multi-payment options',
      'Cloud access',
    ]);
    await expect(features).toContainText('Cash, card, UPI and wallets');
    await expect(page.getByRole('heading', { name: 'In short: what shop and customer gain' })).toBeVisible();
  });
  await test.step('mobile has four kinds of app with technologies, six benefits and seven steps', async () => {
    await openWithHero(page, '/services/mobile');
    for (const name of ['Native', 'Cross-platform', 'Hybrid', 'Progressive web apps']) {
      const card = page
        .locator('#kinds > * > * > li')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByRole('listitem')).not.toHaveCount(0);
    }
    await expect(page.locator('#kinds').getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(section(page, /^Six benefits/).getByRole('listitem')).toHaveCount(6);
    await expect(section(page, 'Requirement gathering').getByRole('heading', { level: 3 })).toHaveText([
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

test('ERP fades in when the visitor goes there, and its static page is fully visible', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/services/erp')).text();
  expect(html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/opacity\s*:\s*0/);
  const animated = await noteAnimations(page);
  await open(page, '/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ERP', exact: true }).click();
  await expect.poll(animated).toContain('opacity');
});

test('ERP stays in view where the script comes after it was read', async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  const animated = await noteAnimations(page);
  await page.goto('/services/erp');
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 200;
  });
  send();
  await hydrated(page);
  expect(await animated()).toEqual([]);
});

test('addresses that are not there: 404 with ways on, the nearest pages, and those spelt otherwise', async ({
  page,
}) => {
  await test.step('an address that does not exist answers 404 with ways on', async () => {
    const answer = await page.request.get('/services/nowhere');
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('We lost the thread here');
  });
  await test.step('an unknown address shows the nearest pages', async () => {
    await open(page, '/services/custom-sofware');
    await expect(page.getByRole('main').locator('a[href="/services/custom-software"]')).toBeVisible();
  });
  await test.step('the rightly spelt address of digital signage leads to its page', async () => {
    const answer = await page.request.get('/product/hardware/digital-signage', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    await open(page, '/product/hardware/digital-signage');
    await expect(page).toHaveURL('/product/hardware/digtal-signage');
  });
});
