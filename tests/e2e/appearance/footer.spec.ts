import { fromRight } from '../../../src/node/bundle/site/site-direction';
import { expect, open, test } from '../support';

test('holds contacts, legal links and five social links that open in a new tab', async ({
  context,
  page,
}) => {
  await test.step('has mail, telephone, legal links, the regions served and the Ghana office', async () => {
    await open(page, '/services/erp');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(footer.locator('a[href^="tel:+"]').first()).toBeVisible();
    for (const legal of ['/privacy-policy', '/terms-of-service', '/cookie-policy']) {
      await expect(footer.locator(`a[href="${legal}"]`)).toBeVisible();
    }
    await expect(footer).toContainText('India and Africa');
    await expect(footer.locator('address')).toContainText(/Ghana office.*Ghana/);
  });
  await test.step('five social links open in a new tab that learns nothing of this one', async () => {
    await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
    const social = page.getByRole('contentinfo').locator('a[target=_blank]');
    await expect(social).toHaveText(
      ['LinkedIn', 'X', 'Facebook', 'Instagram', 'WhatsApp'].map((name) => `${name} (opens in a new tab)`),
    );
    for (const link of await social.all()) {
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab).toHaveURL((await link.getAttribute('href')) ?? '');
      expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
      await tab.close();
    }
    await expect(page).toHaveURL('/services/erp');
  });
});

for (const [from, width, tags] of [
  ['/', 1280, ['@rest']],
  ['/services/erp', 1280, []],
  ['/', 390, ['@rest']],
] as const) {
  const title = `Home, About Us and Contact Us scroll to their place on the home page, from ${from} at ${width}px`;
  test(title, { tag: [...tags] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, anchor] of [
      ['Home', 'home'],
      ['About Us', 'about'],
      ['Contact Us', 'contact'],
    ] as const) {
      await test.step(name, async () => {
        await open(page, from);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/#${anchor}`);
        const belowBar = (selector: string) =>
          page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top) - 70);
        const heading = () => belowBar(`#${anchor} :is(h1, h2) >> nth=0`);
        await expect.poll(heading).toBeLessThan(anchor === 'home' ? 300 : 90);
        await expect.poll(heading).toBeGreaterThanOrEqual(0);
        // The carousel begins with its panel; of what stands before any other section, nothing is seen.
        if (anchor !== 'home') expect(await belowBar(`#${anchor}`)).toBeLessThanOrEqual(0);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
    }
  });
}

test('where texts run from right to left, telephone numbers stand below the other links and keep their order', async ({
  page,
}) => {
  await page.goto('/');
  const { phone, link, digits } = await page.evaluate((rules) => {
    document.documentElement.dir = 'rtl';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    const placeOf = (text: Node | null | undefined, from: number, to: number) => {
      const range = document.createRange();
      if (!text) return range.getBoundingClientRect();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    const inColumns = 'footer ul > li > a';
    const number = document.querySelector(`${inColumns}[href^="tel:"]`)?.firstChild;
    const mail = document.querySelector(`${inColumns}[href^="mailto:"]`)?.firstChild;
    const signs = [...(number?.textContent ?? '')].keys();
    return {
      phone: placeOf(number, 0, number?.textContent?.length ?? 0).right,
      link: placeOf(mail, 0, mail?.textContent?.length ?? 0).right,
      digits: [...signs].map((at) => placeOf(number, at, at + 1).left),
    };
  }, fromRight(''));
  expect(phone).toBeCloseTo(link, 0);
  expect(digits.length).toBeGreaterThan(8);
  expect(digits).toEqual(digits.toSorted((a, b) => a - b));
});
