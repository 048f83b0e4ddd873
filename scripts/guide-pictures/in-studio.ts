import type { Locator, Page } from 'playwright';

/** Opens a page of the site in the studio, and waits until the site has been checked. */
export async function openPage(page: Page, address: string, route: string): Promise<void> {
  await page.goto(`${address}/_studio#${route}`);
  await page.getByRole('treegrid').getByRole('row').first().waitFor();
  await checked(page);
}

/** The button at the top that counts problems: of this site, which has some hints from before. */
const checked = (page: Page) => button(page, /^Problems: (No new|.*hint)/).waitFor();

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const dialog = (page: Page): Locator => page.locator('dialog[open]').last();

export const form = (page: Page): Locator => page.getByRole('complementary');

/** A field of the form on the right. */
export const field = (page: Page, name: string): Locator =>
  form(page).getByRole('textbox', { name, exact: true });

/** Selects a block, or an entry of a menu, on the left. */
export async function select(page: Page, name: string | RegExp): Promise<void> {
  // Where its name stands, not its buttons.
  await page
    .getByRole('row', { name })
    .first()
    .click({ position: { x: 60, y: 12 } });
  await page.mouse.move(0, 0);
}

/** Writes into a field of a selected block. */
export async function write(page: Page, block: RegExp, name: string, text: string): Promise<void> {
  await select(page, block);
  await field(page, name).fill(text);
}

/** Chooses one of several by mouse: the button that is seen stands over the one that the browser knows. */
export const choose = (page: Page | Locator, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).dispatchEvent('click');

/** Waits until a notice that was shown for a moment has gone. */
export const gone = (page: Page, notice: RegExp): Promise<void> =>
  page.getByText(notice).waitFor({ state: 'hidden' });
