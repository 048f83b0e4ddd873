import type { Locator } from '@playwright/test';
import { expect, hurryFonts, loadWithLateFonts, open, place, site, stopClock, test } from '../support';

const phone = { width: 768, height: 800 };

test('every icon has its drawing, once, after going from page to page and back', async ({ page }) => {
  await open(page, '/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const faults = () =>
    page.locator('use').evaluateAll((icons: SVGUseElement[]) =>
      icons
        .map((icon) => icon.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#'))
        .filter((href) => document.querySelectorAll(`symbol[id="${href.slice(1)}"]`).length !== 1),
    );
  /** An icon whose drawing is missing has no size. */
  const drawn = (icon: Locator) => icon.evaluate((use: SVGUseElement) => use.getBBox().width > 0);
  for (const name of ['Web development', 'Mobile apps']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await faults()).toEqual([]);
  }
  await page.goBack();
  await expect(page).toHaveURL('/services/web-development');
  const logo = page.locator('main use[href$="#_icon-brand:react"]');
  await expect(logo).toHaveCount(1);
  await expect.poll(() => drawn(logo)).toBe(true);
  await expect.poll(() => drawn(footer.locator('use').first())).toBe(true);
  expect(await faults()).toEqual([]);
});

test('the bar answers keys, holds its entries, and opens its panels', async ({ page }) => {
  await test.step('the first Tab reaches the skip links', async () => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/Alt\+\d/);
  });
  await test.step('Alt+1, Alt+2 and Alt+3 focus navigation, main content and footer', async () => {
    await page.keyboard.press('Alt+1');
    await expect(page.getByRole('navigation', { name: 'Main navigation' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Alt+2');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Alt+3');
    await expect(page.getByRole('contentinfo')).toBeFocused();
  });
  await test.step('Solutions lists six solutions and ten industries', async () => {
    await page.locator('summary', { hasText: 'Solutions' }).click();
    const lists = page.locator('details[open] ul');
    await expect(lists.nth(0).getByRole('listitem')).toHaveCount(6);
    await expect(lists.nth(1).getByRole('listitem')).toHaveCount(10);
  });
  await test.step('at 769px the entries stand in the bar, and the panel does not lock the page', async () => {
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await page.locator('summary', { hasText: 'Products' }).click();
    await expect(page.locator('details[open]').getByRole('button', { name: 'Management' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
  await test.step('is 70px high, with the logo leading home and its entries', async () => {
    await open(page, '/services/erp');
    const header = page.getByRole('banner');
    for (const width of [390, 768, 769, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect((await header.boundingBox())?.height, `at ${width}px`).toBe(70);
    }
    await expect(header.getByRole('link', { name: site.name }).first()).toHaveAttribute('href', '/');
    const nav = page.getByRole('navigation', { name: 'Main navigation' });
    // The last one is the choice of the language.
    await expect(nav.locator('summary')).toHaveText(['Solutions', 'Products', 'English']);
    for (const name of ['Home', 'About Us', 'Contact Us']) {
      await expect(nav.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
  await test.step('Products starts on the management category each time and closes on Escape, outside click and choice', async () => {
    const products = page.locator('summary', { hasText: 'Products' });
    const panel = page.locator('details', { has: products });
    const expanded = panel.locator('button[aria-expanded=true]');
    await products.click();
    await expect(expanded).toHaveText(/Management\s*17/);
    await expect(panel.getByRole('button')).toHaveText([
      /Management\s*17/,
      /ERP\s*2/,
      /Billing and POS\s*9/,
      /IoT\s*6/,
      /Hardware\s*3/,
    ]);
    await expect(panel.getByRole('link', { name: 'School management', exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'IoT' }).click();
    await expect(panel.getByRole('link', { name: 'GPS lock' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'School management', exact: true })).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(panel).not.toHaveAttribute('open');
    await expect(products).toBeFocused();

    await products.click();
    await expect(expanded).toHaveText(/Management/);
    await page.mouse.click(700, 790);
    await expect(panel).not.toHaveAttribute('open');

    await products.click();
    await panel.getByRole('button', { name: 'ERP' }).click();
    await panel.getByRole('link', { name: 'ERP suite' }).click();
    await expect(panel).not.toHaveAttribute('open');
  });
});

test.describe('the menu at 768px', () => {
  test.use({ viewport: phone });

  test('opens and closes, holds Products as a grouped list that locks the page, and leads on', async ({
    page,
  }) => {
    await test.step('opens and closes by its button, on an outside click, on Escape and on picking an anchor', async () => {
      await open(page, '/');
      const button = page.getByRole('button', { name: 'Menu' });
      const nav = page.getByRole('navigation', { name: 'Main navigation' });
      await expect(nav).toBeHidden();
      await button.click();
      await expect(nav).toBeVisible();
      await button.click();
      await expect(nav).toBeHidden();
      await button.click();
      await page.keyboard.press('Escape');
      await expect(nav).toBeHidden();
      await button.click();
      await page.mouse.click(400, 35);
      await expect(nav).toBeHidden();
      await button.click();
      await nav.getByRole('link', { name: 'About Us' }).click();
      await expect(nav).toBeHidden();
      await expect(page.locator('#about')).toBeInViewport();
    });
    await test.step('Solutions and Products exclude each other; Products is a grouped list and locks the page', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('summary', { hasText: 'Solutions' }).click();
      await page.locator('summary', { hasText: 'Products' }).click();
      const panel = page.locator('nav details[open]');
      await expect(panel).toHaveCount(1);
      await page.locator('summary', { hasText: 'Solutions' }).click();
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('link', { name: 'Healthcare' })).toBeVisible();
      await page.locator('summary', { hasText: 'Products' }).click();
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('link', { name: 'School management', exact: true })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Digital signage' })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });
    await test.step('closes on a change of page', async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('summary', { hasText: 'Solutions' }).click();
      await page.locator('details[open]').getByRole('link', { name: 'ERP' }).click();
      await expect(page).toHaveURL('/services/erp');
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
    });
  });
});

test.describe('from page to page', () => {
  test('fetches its HTML and no document, scrolls to the top and focuses its heading', async ({ page }) => {
    const asked: string[] = [];
    await open(page, '/');
    await page.locator('#services').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      // Its HTML, and what that is parsed from.
      if (request.resourceType() === 'fetch' || request.url().startsWith('blob:')) return;
      if (!/\/(media|assets)\/.*\.(webp|svg|woff2|png)/.test(request.url()))
        asked.push(new URL(request.url()).pathname);
    });
    await page
      .locator('#services')
      .getByRole('link', { name: /^Learn More.*ERP$/ })
      .click();
    const heading = page.getByRole('heading', { level: 1, name: 'Every order, from enquiry to ledger' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^ERP for purchase/);
    expect(await place(page)).toBe(0);
    expect(asked.filter((each) => !each.startsWith('/assets/'))).toEqual([]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services\/erp$/);

    await page.goBack();
    await expect(page).toHaveTitle(/^Business software/);
    await expect.poll(() => place(page)).toBeGreaterThan(200);
  });

  test('fonts that came too late for the first page are used from the second on', async ({ page }) => {
    const widthOfText = () =>
      page.evaluate(() => {
        const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        return ['"Anek Latin Variable", monospace', 'monospace'].map((family) => {
          brush.font = `100px ${family}`;
          return brush.measureText('ill').width;
        });
      });
    await hurryFonts(page);
    await loadWithLateFonts(page, '/privacy-policy');
    const [before, fallback] = await widthOfText();
    expect(before).toBe(fallback);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveTitle(/^Terms/);
    await expect.poll(async () => (await widthOfText())[0]).toBeLessThan(fallback ?? 0);
  });

  test('falls back to a page load where the answer is no page', async ({ page }) => {
    await page.route('**/services/erp', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ body: '<html>no page</html>' })
        : route.continue(),
    );
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .locator('#services')
      .getByRole('link', { name: /^Learn More.*ERP$/ })
      .click();
    await expect(page).toHaveTitle(/^ERP for purchase/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('every change of page scrolls to the top', async ({ page }) => {
    await open(page, '/');
    for (const route of ['/services/erp', '/privacy-policy']) {
      const link = page.getByRole('contentinfo').locator(`a[href="${route}"]`).first();
      await link.scrollIntoViewIfNeeded();
      expect(await place(page)).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(route);
      await expect.poll(() => place(page)).toBe(0);
    }
  });

  test('who goes down right after a change of page finds the whole page there', async ({ page }) => {
    await stopClock(page);
    await open(page, '/privacy-policy');
    const isWaiting = () => page.evaluate(() => 'arriving' in document.documentElement.dataset);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Web development', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isWaiting()).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(isWaiting).toBe(false);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Mobile apps', exact: true }).click();
    await expect(page).toHaveURL('/services/mobile');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isWaiting()).toBe(true);
    await page.keyboard.press('End');
    expect(await isWaiting()).toBe(false);
  });

  test('an anchor of another page leads home and scrolls there smoothly after 100 ms', async ({ page }) => {
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        scrolls.push({ id: this.id, behavior: typeof options === 'object' && options.behavior });
        scroll.call(this, options);
      };
    });
    const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls);
    await stopClock(page);
    await open(page, '/services/custom-software');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page).toHaveTitle(/^Business software/);
    await expect.poll(() => place(page)).toBe(0);
    await page.clock.runFor(99);
    expect(await scrolls()).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrolls()).toEqual([{ id: 'contact', behavior: 'smooth' }]);
    await expect(page.locator('#contact')).toBeInViewport({ ratio: 0.2 });
  });

  test('the form says which page a visitor comes from, until that is taken off', async ({ page }) => {
    await open(page, '/products/laundry-management');
    await page.locator('main a[href="/#contact"]').first().click();
    const form = page.locator('#contact form');
    await expect(form.getByText('About: Laundry management')).toBeVisible();
    await form.getByRole('button', { name: 'Take this off the message' }).click();
    await expect(form.getByText('About:')).toHaveCount(0);
  });

  test('the anchors home, services, about and contact exist', async ({ page }) => {
    for (const anchor of ['home', 'services', 'about', 'contact']) {
      // From elsewhere: on the same page an anchor loads nothing.
      await page.goto('about:blank');
      await open(page, `/#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
  });
});
