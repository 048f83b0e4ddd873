import type { Page, Route } from '@playwright/test';
import { PICTURES } from '../sample';
import { expect, hydrated, stopClock, test } from '../support';

/** Opens an address whose script comes only when the answered function is called, as on a slow connection. */
async function openBeforeScript(page: Page, address: string) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    send();
    await hydrated(page);
  };
}

test('what is done before the script comes is done after it, once and in its order', async ({ page }) => {
  const sendScript = await openBeforeScript(page, '/services/crm');
  const tabs = page.getByRole('tab');
  await tabs.nth(2).click();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await sendScript();
  await expect(tabs.nth(3)).toBeFocused();
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('Alt with a digit waits for the script only where it is a shortcut; the numeric keypad types', async ({
  page,
}) => {
  const sendScript = await openBeforeScript(page, '/services/erp');
  const arePrevented = await page.evaluate(() =>
    ['Digit1', 'Digit3', 'Digit4', 'Numpad0', 'Numpad2'].map((code) => {
      const options = { key: code.slice(-1), code, altKey: true, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    }),
  );
  expect(arePrevented).toEqual([true, true, false, false, false]);
  await sendScript();
  await expect(page.getByRole('contentinfo')).toBeFocused();
});

test('the theme changes before the script comes, and not again after it', async ({ page }) => {
  const sendScript = await openBeforeScript(page, '/services/erp');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  await sendScript();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('a message that is sent before the script comes is sent after it, and typing is kept', async ({
  page,
}) => {
  const sendScript = await openBeforeScript(page, '/');
  const form = page.locator('#contact form');
  await form.getByLabel('Name').fill('Abena Owusu');
  await form.getByLabel('Email').fill('abena@example.com');
  await form.getByLabel('Message').fill('We run two shops.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await sendScript();
  await expect(form.getByRole('status')).toHaveText(/^Your mail program should now show your message/);
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue('We run two shops.');
});

test('a panel that was opened closes by a press elsewhere, and by focus that goes on', async ({ page }) => {
  const sendScript = await openBeforeScript(page, '/privacy-policy');
  const open = page.locator('header details[open]');
  const products = page.locator('summary', { hasText: 'Products' });
  await products.click();
  await page.mouse.click(640, 700);
  await expect(open).toHaveCount(0);
  await products.click();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(open).toHaveCount(0);
  await sendScript();
  await products.click();
  await expect(open).toHaveCount(1);
  await page.mouse.click(640, 700);
  await expect(open).toHaveCount(0);
});

test(
  'slides rest under a mouse, and with the keyboard inside, that came before the script',
  PICTURES,
  async ({ page }) => {
    await stopClock(page);
    const selected = page.getByRole('tab', { selected: true });
    const sendScript = await openBeforeScript(page, '/');
    await page.mouse.move(600, 300);
    await sendScript();
    await page.clock.runFor(20_000);
    await expect(selected).toHaveText('Company');
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await expect(selected).toHaveText('Web development');

    const sendScriptAgain = await openBeforeScript(page, '/');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await sendScriptAgain();
    await page.clock.runFor(20_000);
    await expect(selected).toHaveText('Web development');
  },
);

for (const [what, answer] of [
  ['does not come', () => {}],
  ['is blocked', (route) => route.abort()],
] as [string, (route: Route) => void][]) {
  test(`a message is left to the browser where the script ${what}`, async ({ context }) => {
    const page = await context.newPage();
    await stopClock(page);
    await page.route('**/assets/*.js', answer);
    await page.addInitScript(() => {
      addEventListener('submit', ({ target, defaultPrevented }) => {
        const { dataset } = target as HTMLFormElement;
        if (!defaultPrevented) dataset.submitted = String(Number(dataset.submitted ?? 0) + 1);
      });
    });
    await page.goto('/');
    const form = page.locator('#contact form');
    await form.getByLabel('Name').fill('Abena Owusu');
    await form.getByLabel('Email').fill('abena@example.com');
    await form.getByLabel('Message').fill('We run two shops.');
    const send = form.getByRole('button', { name: 'Send message' });
    await send.click();
    await page.clock.runFor(20_000);
    await expect(form).toHaveAttribute('data-submitted', '1');
    // Where nothing is known of the script the form says what has happened; one that is blocked has left a page without script.
    await expect(form.getByText(/^Your mail program should now show/)).toBeVisible({
      visible: what === 'does not come',
    });
    await send.click();
    await expect(form).toHaveAttribute('data-submitted', '2');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('no script is fetched before the page is on the screen', async ({ page }) => {
  await page.goto('/products/school');
  // Not hydrated(): that asks for the script at once, as a visitor's touch does.
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(0);
  expect(Math.min(...fetched)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('where the script never comes, everything is shown', async ({ context }) => {
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/services/erp');
  await expect(page.getByText('A calmer month end')).toBeVisible();
});

test('a page that was pointed to is made and laid out before the click, unseen, with nothing left to fetch', async ({
  page,
}) => {
  await page.goto('/services/erp');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  const html = page.waitForResponse('**/privacy-policy');
  await link.hover();
  await (await html).finished();
  await page.route('**/privacy-policy', (route) => route.abort());
  const made = page.locator('main h1', { hasText: 'Privacy policy' });
  await expect(made).toBeAttached();
  await expect(made).toBeHidden();
  await expect.poll(async () => (await made.boundingBox())?.height ?? 0).toBeGreaterThan(0);
  await made.evaluate((heading) => heading.setAttribute('data-made', ''));
  await link.click();
  await expect(page).toHaveTitle(/^Privacy policy/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAttribute('data-made');
  // What waits below the window while a page arrives waits no longer.
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
});
