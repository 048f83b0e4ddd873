import { expect, open, test } from './support';

for (const route of ['/privacy-policy', '/terms-of-service', '/cookie-policy']) {
  test(`${route} is a long text under a banner image, last updated July 3, 2025`, async ({ page }) => {
    await open(page, route);
    const banner = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    await expect(banner).toContainText('Last updated: July 3, 2025');
    await expect(banner.locator('[data-pattern]')).toHaveCSS('background-image', /url\(/);
    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(600);
  });
}

test('the terms name the age of 18, the cap of the past 6 months and courts in India', async ({ page }) => {
  await open(page, '/terms-of-service');
  const main = page.getByRole('main');
  await expect(main).toContainText('at least 18 years old');
  await expect(main).toContainText('past 6 months');
  await expect(main).toContainText(/courts located in [^.]*India/);
});

test('privacy says that the services are for users who are 18 or older', async ({ page }) => {
  await open(page, '/privacy-policy');
  await expect(page.getByRole('main')).toContainText('18 or older');
});

test('the list of contents is open where it stands beside the text, and closed where it stands above', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  const contents = page.getByRole('main').locator('details');
  await expect(contents).toHaveAttribute('open');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(contents).not.toHaveAttribute('open');
});
