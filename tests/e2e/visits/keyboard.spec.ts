import type { Locator } from '@playwright/test';
import { expect, open, stopClock, test } from '../support';

/** More presses than any page needs from its top to its contact form. */
const PATIENCE = 120;

/** Goes on by the Tab key alone until the target holds the focus. */
async function tabTo(target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < PATIENCE && !(await isFocused()); presses++) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the first skip links lead to the navigation, the main content and the footer', async ({ page }) => {
  await open(page, '/services/erp');
  await tabTo(page.getByRole('link', { name: 'Go to main content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await tabTo(page.getByRole('link', { name: 'Go to footer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toBeFocused();
});

test('Solutions and Products open, in the bar and in the menu, and lead to a page', async ({ page }) => {
  await test.step('Solutions opens, leads to a page, and the focus is on its heading', async () => {
    await open(page, '/');
    await tabTo(page.locator('summary', { hasText: 'Solutions' }));
    await page.keyboard.press('Enter');
    await tabTo(page.locator('details[open]').getByRole('link', { name: 'Healthcare' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/healthcare');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
  await test.step('Products opens, a category is chosen, and its link leads to the product', async () => {
    await open(page, '/services/erp');
    await tabTo(page.locator('summary', { hasText: 'Products' }));
    await page.keyboard.press('Space');
    const panel = page.locator('details[open]');
    await tabTo(panel.getByRole('button', { name: 'IoT' }));
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'IoT' })).toHaveAttribute('aria-expanded', 'true');
    await tabTo(panel.getByRole('link', { name: 'GPS lock' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/gps-lock');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('the menu at 768px opens, and a product is reached in its grouped list', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/services/erp');
    await tabTo(page.getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('Enter');
    await tabTo(page.locator('summary', { hasText: 'Products' }));
    await page.keyboard.press('Enter');
    await tabTo(page.locator('details[open]').getByRole('link', { name: 'Hostel management' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/hostel-management');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  });
});

test('the panel closes when the focus goes on to the page, and the theme switch answers Space and Enter', async ({
  page,
}) => {
  await test.step('the panel closes when the focus goes on to the page', async () => {
    await open(page, '/services/erp');
    await tabTo(page.locator('summary', { hasText: 'Products' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(1);
    await tabTo(page.getByRole('button', { name: 'Dark theme' }));
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
  await test.step('the theme switch answers Space and Enter', async () => {
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await tabTo(toggle);
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveClass(/\bdark-mode\b/);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).not.toHaveClass(/\bdark-mode\b/);
  });
});

test('tabs change by arrow keys, Home and End, and Tab goes into the panel', async ({ page }) => {
  for (const [route, names] of [
    ['/services/web-development', ['Frontend', 'Backend', 'Databases', 'Frameworks']],
    ['/services/erp', ['Overview', 'Benifits']],
    ['/services/crm', ['Contact management', 'Sales management', 'Marketing automation', 'Customer support']],
  ] as const) {
    await test.step(route, async () => {
      await open(page, route);
      const first = names[0];
      const last = names.at(-1) ?? first;
      const selected = page.getByRole('tab', { selected: true });
      await tabTo(page.getByRole('tab', { name: first }));
      for (const [key, name] of [
        ['ArrowRight', names[1]],
        ['ArrowLeft', first],
        ['ArrowLeft', last],
        ['ArrowRight', first],
        ['End', last],
        ['Home', first],
      ] as const) {
        await page.keyboard.press(key);
        await expect(selected).toHaveText(name);
        await expect(selected).toBeFocused();
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel')).toBeFocused();
    });
  }
});

test('the carousel changes by its buttons and arrow keys, and stops', async ({ page }) => {
  await stopClock(page);
  await open(page, '/');
  const selected = page.getByRole('tab', { selected: true });
  await tabTo(selected);
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText('Web development');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveText('CRM');
  await page.keyboard.press('Home');
  await expect(selected).toHaveText('Company');
  await tabTo(page.getByRole('button', { name: 'Previous slide' }));
  await page.keyboard.press('Enter');
  await expect(selected).toHaveText('CRM');
  await tabTo(page.getByRole('button', { name: 'Stop the slides' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Let the slides run' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Next slide' }));
  await page.keyboard.press('Enter');
  await expect(selected).toHaveText('Company');
});

test('a question opens and closes by Enter and Space, and keeps the focus (Disclosure pattern)', async ({
  page,
}) => {
  await open(page, '/services/crm');
  const entry = page.getByRole('main').locator('details').first();
  const question = entry.locator('summary');
  const answer = entry.locator('p').first();
  await tabTo(question);
  await expect(answer).toBeHidden();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(answer).toBeVisible();
    await page.keyboard.press(key);
    await expect(answer).toBeHidden();
  }
  await expect(question).toBeFocused();
});

test('the contact form is filled in and sent', async ({ page }) => {
  await open(page, '/#contact');
  const form = page.locator('#contact form');
  await tabTo(form.getByLabel('Name'));
  await page.keyboard.type('Abena Owusu');
  await tabTo(form.getByLabel('Email'));
  await page.keyboard.type('abena@example.com');
  await tabTo(form.getByLabel('Service'));
  await page.keyboard.type('ERP');
  await expect(form.getByLabel('Service')).toHaveValue('erp');
  await tabTo(form.getByLabel('Message'));
  await page.keyboard.type('We run two shops.');
  await tabTo(form.getByRole('button', { name: 'Send message' }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(/^Your mail program should now show your message/);
});
