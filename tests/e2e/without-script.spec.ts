import { expect, test } from './support';

test.use({ javaScriptEnabled: false });

test('every slide can be read and every picture stands', async ({ page }) => {
  await page.goto('/');
  for (const heading of ['Software that knows your trade', 'No enquiry left in a notebook']) {
    await expect(page.getByRole('heading', { name: heading })).toBeAttached();
  }
  const hidden = await page
    .locator('[aria-roledescription=carousel] [role=tabpanel]')
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

test('the technology of all categories, all CRM tabs and all school features stand on the page', async ({
  page,
}) => {
  for (const [route, words] of [
    ['/services/web-development', ['TypeScript', 'Python', 'PostgreSQL', 'Laravel']],
    ['/services/crm', ['Contact management', 'Sales management', 'Marketing automation', 'Customer support']],
    ['/products/school', ['Admission season', 'Fees and accounts', 'Transport']],
  ] as const) {
    await page.goto(route);
    for (const each of words) {
      await expect(page.getByRole('main').getByText(each, { exact: true }).last()).toBeVisible();
    }
  }
});

test('the keyboard opens Solutions and follows a link', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Solutions' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('details[open]').getByRole('link', { name: 'Healthcare' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/healthcare');
});

test('an anchor of another page leads to its section', async ({ page }) => {
  await page.goto('/services/erp');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/#about');
  await expect(page.locator('#about')).toBeInViewport();
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

test('the menu at 768px holds Products as a grouped list whose links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary', { hasText: 'Products' }).click();
  const panel = page.locator('details[open]');
  for (const name of ['Management', 'ERP', 'Billing and POS', 'IoT', 'Hardware']) {
    await expect(panel.getByRole('group', { name, exact: true })).toBeVisible();
  }
  await panel.getByRole('link', { name: 'Smart home' }).click();
  await expect(page).toHaveURL('/products/smart-home');
});

test('the theme follows the system', async ({ page }) => {
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/services/erp');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
});

test('the form is checked by the browser and leads to the mail program', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  await expect(form).toHaveAttribute('action', /^mailto:/);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
});
