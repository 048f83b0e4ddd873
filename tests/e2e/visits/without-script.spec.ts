import { expect, test } from '../support';

test.use({ javaScriptEnabled: false });

test('every word, every panel and the form are there', async ({ page }) => {
  await test.step('every slide can be read and every picture stands', async () => {
    await page.goto('/');
    for (const heading of ['Software that knows your trade', 'No enquiry left in a notebook']) {
      await expect(page.getByRole('heading', { name: heading })).toBeAttached();
    }
    const hidden = await page
      .locator('[aria-roledescription=carousel] [role=tabpanel]')
      .evaluateAll((all) => all.filter((slide) => getComputedStyle(slide).visibility !== 'visible').length);
    expect(hidden).toBe(0);
  });
  await test.step('the form is checked by the browser and leads to the mail program', async () => {
    const form = page.locator('#contact form');
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
  });
  await test.step('the panels open by plain HTML', async () => {
    await page.locator('summary', { hasText: 'Products' }).click();
    for (const name of ['School management', 'Quick POS', 'GPS lock', 'RFID readers']) {
      await expect(page.locator('details[open]').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
  await test.step('both tabs of the ERP page stand below one another under their names', async () => {
    await page.goto('/services/erp');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Benifits' })).toBeVisible();
    await expect(page.getByText('A calmer month end')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
  await test.step('the theme follows the system', async () => {
    const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(light);
  });
  await test.step('the technology of all categories, all CRM tabs and all school features stand on the page', async () => {
    for (const [route, words] of [
      ['/services/web-development', ['TypeScript', 'Python', 'PostgreSQL', 'Laravel']],
      [
        '/services/crm',
        ['Contact management', 'Sales management', 'Marketing automation', 'Customer support'],
      ],
      ['/products/school', ['Admission season', 'Fees and accounts', 'Transport']],
    ] as const) {
      await page.goto(route);
      for (const each of words) {
        await expect(page.getByRole('main').getByText(each, { exact: true }).last()).toBeVisible();
      }
    }
  });
});

test('the menus and anchors lead on by plain HTML', async ({ page }) => {
  await test.step('the keyboard opens Solutions and follows a link', async () => {
    await page.goto('/');
    await page.locator('summary', { hasText: 'Solutions' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('details[open]').getByRole('link', { name: 'Healthcare' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/healthcare');
  });
  await test.step('an anchor of another page leads to its section', async () => {
    await page.goto('/services/erp');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(page.locator('#about')).toBeInViewport();
  });
  await test.step('the menu opens by plain HTML at 390px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
  });
  await test.step('the menu at 768px holds Products as a grouped list whose links lead on', async () => {
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
});
