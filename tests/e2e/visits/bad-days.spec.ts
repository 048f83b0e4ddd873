import { expect, type Page, type Route } from '@playwright/test';
import { PICTURES } from '../sample';
import { tabTest as base, hydrated, open, stopClock } from '../support';

/** Fails where script throws. What the network refuses, the browser itself reports to the console. */
const test = base.extend<{ noFaults: undefined }>({
  noFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const SCRIPTS = '**/assets/*.js';

/** Follows a link in the footer; the document in the browser is marked first, to see whether it stays. */
async function follow(page: Page, name: string) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
}

async function expectOrdinaryLoad(page: Page) {
  await expect(page).toHaveTitle(/^Terms/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
}

const NEXT = '**/terms-of-service';

/** Answers what script asks for, and leaves the browser's own requests alone. */
const ofScript = (answer: (route: Route) => Promise<void> | void) => (route: Route) =>
  route.request().resourceType() === 'fetch' ? answer(route) : route.continue();

const troubles: Record<string, (route: Route) => Promise<void>> = {
  'the line is down': (route) => route.abort('connectionreset'),
  'the server fails': (route) => route.fulfill({ status: 500, body: 'no' }),
  'its end is cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, -100) });
  },
  'a new version of the site has been put in place': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toMatch(/"build":"[^"]+"/);
    await route.fulfill({ response, body: text.replace(/"build":"[^"]+"/, '"build":"another"') });
  },
};

test('a page whose HTML cannot be used is loaded as a whole', async ({ page }) => {
  for (const [trouble, answer] of Object.entries(troubles)) {
    await test.step(trouble, async () => {
      await open(page, '/privacy-policy');
      await page.route(NEXT, ofScript(answer));
      await follow(page, 'Terms of Service');
      await expectOrdinaryLoad(page);
      // What was asked for ahead of time may still be on its way; its answer goes with the page.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('a page whose HTML does not come is loaded as a whole after five seconds', async ({ page }) => {
  await stopClock(page);
  await open(page, '/privacy-policy');
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route(
    NEXT,
    ofScript(() => asked()),
  );
  await follow(page, 'Terms of Service');
  await wasAsked;
  await page.clock.runFor(4900);
  await expect(page).toHaveURL('/privacy-policy');
  await page.clock.runFor(200);
  await expectOrdinaryLoad(page);
});

test('where the scripts are gone the page is one without script: all words, all panels', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/services/erp');
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Benifits' })).toBeVisible();
  await page.locator('summary', { hasText: 'Solutions' }).click();
  await page.locator('details[open]').getByRole('link', { name: /Web/ }).first().click();
  await expect(page).toHaveURL('/services/web-development');
});

/** What page translators and other extensions do to a page, before the script takes it over. */
const changes: Record<string, () => void> = {
  'texts in elements of their own': () => {
    for (const each of document.querySelectorAll('main h1, main p, main button, footer a')) {
      const font = document.createElement('font');
      font.append(...each.childNodes);
      each.append(font);
    }
  },
  'other texts': () => {
    for (const each of document.querySelectorAll('main button'))
      each.textContent = `${each.textContent} (fr)`;
  },
  'elements that were not there': () => {
    for (const each of document.querySelectorAll('main button')) each.prepend(document.createElement('font'));
  },
  'a text in two': () => {
    for (const each of document.querySelectorAll('[role=tab]')) {
      const [text] = each.childNodes;
      if (text instanceof Text) text.splitText(2);
    }
  },
};

test(
  'a page that something else has changed before the script comes stays whole, without a word in the console',
  PICTURES,
  async ({ page }) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    for (const [name, change] of Object.entries(changes)) {
      let changed: Promise<void> | undefined;
      await page.route(SCRIPTS, async (route) => {
        changed ??= page.evaluate(change);
        await changed;
        await route.continue();
      });
      await page.goto('/services/erp');
      await hydrated(page);
      await page.unrouteAll({ behavior: 'wait' });
      await expect(page.locator('html'), name).not.toHaveClass(/\bjs\b/);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByRole('contentinfo'), name).toContainText('Privacy policy');
      await expect(page, name).toHaveTitle(/ERP/);
      expect(heard, name).toEqual([]);
    }
  },
);

test('where the script that comes later is gone the page stands still and is whole', async ({ page }) => {
  // What index.html names is there; what that loads when it is needed is not.
  const html = await (await page.request.get('/services/erp')).text();
  const later: string[] = [];
  await page.route(SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    later.push(pathname);
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await page.goto('/services/erp');
  await expect.poll(() => later.length).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  for (const name of ['Overview', 'Benifits']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});
