import { expect, test } from './support';

test.use({ javaScriptEnabled: false });

test('every slide can be read and every picture stands', async ({ page }) => {
  await page.goto('/');
  for (const heading of ['Software that knows your trade', 'No enquiry left in a notebook']) {
    await expect(page.getByRole('heading', { name: heading })).toBeAttached();
  }
  const hidden = await page
    .locator('[aria-roledescription=slide]')
    .evaluateAll((all) => all.filter((slide) => getComputedStyle(slide).visibility !== 'visible').length);
  expect(hidden).toBe(0);
});

test('both tabs of the ERP page stand below one another under their names', async ({ page }) => {
  await page.goto('/services/erp');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Benifits' })).toBeVisible();
  await expect(page.getByText('A calmer month end')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the panels open by plain HTML', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Products' }).click();
  for (const name of ['School management', 'Quick POS', 'GPS lock', 'RFID readers']) {
    await expect(page.locator('details[open]').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('the menu opens by plain HTML at 390px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
});

test('the theme follows the system', async ({ page }) => {
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/services/erp');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
});

test('the form still leads to the mail program', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#contact form')).toHaveAttribute('action', /^mailto:/);
});
