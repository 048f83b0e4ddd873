import { expect, open, test } from '../support';

test('each legal text is a long one under a banner image, last updated July 3, 2025', async ({ page }) => {
  const main = page.getByRole('main');

  async function openText(route: string) {
    await open(page, route);
    const banner = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    await expect(banner, route).toContainText('Last updated: July 3, 2025');
    await expect(banner.locator('[data-pattern]'), route).toHaveCSS('background-image', /url\(/);
    expect((await main.innerText()).split(/\s+/).length, `words of ${route}`).toBeGreaterThan(600);
  }

  await openText('/cookie-policy');

  await openText('/terms-of-service');
  await test.step('the terms name the age of 18, the cap of the past 6 months and courts in India', async () => {
    await expect(main).toContainText('at least 18 years old');
    await expect(main).toContainText('past 6 months');
    await expect(main).toContainText(/courts located in [^.]*India/);
  });

  await openText('/privacy-policy');
  await test.step('privacy says that the services are for users who are 18 or older', async () => {
    await expect(main).toContainText('18 or older');
  });
  await test.step('the list of contents is open beside the text, and closed above it', async () => {
    const contents = main.locator('details');
    await expect(contents).toHaveAttribute('open');
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(contents).not.toHaveAttribute('open');
  });
});
