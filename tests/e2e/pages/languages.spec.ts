import type { Page } from '@playwright/test';
import { expect, open, test } from '../support';

const PHONE = { width: 390, height: 844 };

const choice = (page: Page, own: string) => page.locator('header summary', { hasText: own });
const language = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true });
const tagOf = (page: Page) => page.locator('html').getAttribute('lang');

test('the keyboard leads to the same page in another language, and on in it', async ({ page }) => {
  await open(page, '/products/quick-pos');
  await choice(page, 'English').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(language(page, 'Français')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(language(page, 'Kiswahili')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sw/products/quick-pos');
  expect(await tagOf(page)).toBe('sw-TZ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gusa mara tatu, mteja anayefuata');

  await page.getByRole('navigation', { name: 'Mahali ulipo' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/sw');
  await choice(page, 'Kiswahili').click();
  await language(page, 'English').click();
  await expect(page).toHaveURL('/');
  expect(await tagOf(page)).toBe('en-IN');
});

test('the choice follows the page in view, and from one that is not translated leads to the home page', async ({
  page,
}) => {
  await open(page, '/');
  const french = page.locator('header a[hreflang=fr-BJ]');
  await expect(french).toHaveAttribute('href', '/fr');
  await page.locator('main a[href="/products/quick-pos"]').first().click();
  await expect(page).toHaveURL('/products/quick-pos');
  await expect(french).toHaveAttribute('href', '/fr/products/quick-pos');
  await page.locator('main a[href="/products/pos"]').first().click();
  await expect(page).toHaveURL('/products/pos');
  await expect(french).toHaveAttribute('href', '/fr');
});

test('a page says to search engines where its translations are, and in which language it is', async ({
  page,
}) => {
  await page.goto('/fr/products/billing');
  const links = page.locator('link[rel=alternate]');
  const said = await links.evaluateAll((all) =>
    all.map(
      (link) => `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href') ?? '').pathname}`,
    ),
  );
  expect(said).toEqual([
    'en-IN /products/billing',
    'fr-BJ /fr/products/billing',
    'sw-TZ /sw/products/billing',
    'x-default /products/billing',
  ]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/products\/billing$/);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'fr_BJ');
});

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the choice stands in the menu', async ({ page }) => {
    await page.goto('/products/billing');
    await page.getByRole('button', { name: 'Menu' }).click();
    await choice(page, 'English').click();
    await language(page, 'Français').click();
    await expect(page).toHaveURL('/fr/products/billing');
    expect(await tagOf(page)).toBe('fr-BJ');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
  });
});
