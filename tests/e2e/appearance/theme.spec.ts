import { expect, open, test } from '../support';

const ground = 'html';
const isDark = /(^| )dark-mode( |$)/;

test('the dark theme is stored under darkMode and set without waiting for the bundle', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator(ground)).toHaveClass(isDark);
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');

  const unscripted = await context.newPage();
  await unscripted.route('**/*.js', (route) => route.abort());
  await unscripted.goto('/');
  await expect(unscripted.locator(ground)).toHaveClass(isDark);
});

test('the chosen theme stays from page to page and over a reload', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveTitle(/^Privacy policy/);
  await expect(page.locator(ground)).toHaveClass(isDark);
  await page.reload();
  await expect(page.locator(ground)).toHaveClass(isDark);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
});

test('with nothing stored the system decides; the switch goes back to light and keeps it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator(ground)).toHaveClass(isDark);
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator(ground)).not.toHaveClass(isDark);
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false');
  await page.reload();
  await expect(page.locator(ground)).not.toHaveClass(isDark);
});

test('the page works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator(ground)).toHaveClass(isDark);
});

test('a theme that is chosen elsewhere is that of pages in other tabs, and of those that are gone back to', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/privacy-policy');
  await other.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator(ground)).toHaveClass(isDark);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  await other.close();
  // A page that the browser has kept hears nothing of what is stored meanwhile, but that it is shown again.
  await page.evaluate(() => {
    localStorage.setItem('darkMode', 'false');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator(ground)).not.toHaveClass(isDark);
});
