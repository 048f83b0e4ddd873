import { expect, open, test } from './support';

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

for (const from of ['/', '/services/erp']) {
  test(`Home, About Us and Contact Us scroll to their place on the home page, from ${from}`, async ({
    page,
  }) => {
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
        const target = page.locator(`#${anchor}`);
        const belowBar = () =>
          target.evaluate((element) => Math.round(element.getBoundingClientRect().top) - 70);
        await expect.poll(belowBar).toBeLessThan(30);
        await expect.poll(belowBar).toBeGreaterThanOrEqual(0);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
    }
  });
}
