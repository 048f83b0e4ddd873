import { readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { colourViolations, violations } from '../support';
import { openStudio, openStudioSite, pageInFrame, type StudioUnderTest, taskPage } from './support';

// One server for all: the studio when something goes wrong, and when two work at once.
test.describe('the studio on bad days', { tag: '@rest' }, () => {
  test.describe.configure({ mode: 'default' });
  let studio: StudioUnderTest;
  const TASKS = [
    'drafts',
    'outage',
    'tabs',
    'colours',
    'broken',
    'two',
    'lost',
    'huge',
    'deleted',
    'renamed',
    'moved',
    'word',
    'kept',
  ];

  test.beforeAll('start a studio', async () => {
    studio = await openStudioSite(TASKS);
  });
  test.afterAll(async () => {
    await studio.close();
  });

  const title = (page: Page) =>
    page.getByRole('complementary').getByRole('textbox', { name: 'Title', exact: true });

  async function openTask(page: Page, task: string) {
    await openStudio(page, studio.address, `/tasks/${task}`);
    await page.getByRole('row', { name: /^Page opening/ }).click({ position: { x: 60, y: 12 } });
    await expect(title(page)).toHaveValue(`All about ${task}`);
  }

  async function save(page: Page) {
    await expect(page.getByText('1 page not saved')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  }

  test('a browser that keeps nothing is no reason not to start, to change and to save', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${studio.address}/_studio#/tasks/kept`);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('row', { name: /^Page opening/ }).click({ position: { x: 60, y: 12 } });
    await title(page).fill('Saved all the same');
    await save(page);
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expect(page.locator('html')).toHaveClass(/dark-mode/);
    expect(errors).toEqual([]);
  });

  test('a draft shows in no other tab, and nothing of it on the disk', async ({ page, context }) => {
    await openTask(page, 'tabs');
    const other = await context.newPage();
    await other.goto(`${studio.address}/tasks/tabs`);
    await title(page).fill('Not for everybody');
    const frame = await pageInFrame(page);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Not for everybody');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('All about tabs');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('All about tabs');
    // A page that only says that it is the studio is not heard.
    await other.evaluate(() => {
      const data = {
        kind: 'pagewright:draft',
        stamp: 1,
        view: { route: '/tasks/tabs', issues: [], page: {}, site: {} },
      };
      window.postMessage(data, location.origin);
    });
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('All about tabs');
    expect(JSON.parse(await studio.read('tasks/tabs.json'))).toEqual(taskPage('tabs'));
    await other.close();
    await page.keyboard.press('Control+z');
  });

  test('the address in the browser is followed, back and forward too, and what is not saved stays', async ({
    page,
  }) => {
    await openTask(page, 'tabs');
    await title(page).fill('Still here');
    await expect(page.getByText('1 page not saved')).toBeVisible();
    await page.goto(`${studio.address}/_studio#/tasks/colours`);
    await expect(page.getByRole('button', { name: 'Page: Shoes and colours' })).toBeVisible();
    await expect(page.getByText('1 page not saved')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('row', { name: 'Page opening, Still here' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Page: Shoes and colours' })).toBeVisible();
    await page.getByRole('button', { name: /^Page:/ }).click();
    await page.getByRole('button', { name: /^The whole site/ }).click();
    await expect(page).toHaveURL(/#_site\.json$/);
    await page.evaluate(() => {
      location.hash = '#/no-such-page';
    });
    await expect(page.getByText('There is no page at /no-such-page.')).toBeVisible();
    await expect(page).toHaveURL(/#_site\.json$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Page: The whole site' })).toBeVisible();
    await expect(page.getByText('1 page not saved')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  });

  test('in a dialog Ctrl+Z undoes what was written there, and nothing of the page behind it', async ({
    page,
  }) => {
    await openTask(page, 'colours');
    await title(page).fill('A step before');
    await expect(page.getByRole('row', { name: 'Page opening, A step before' })).toBeVisible();
    await page.getByRole('button', { name: 'New page', exact: true }).click();
    const field = page.getByRole('dialog', { name: 'A new page' }).getByLabel('Title');
    await field.pressSequentially('Sandals');
    await page.keyboard.press('Control+z');
    await expect(field).not.toHaveValue('Sandals');
    await page.keyboard.press('Escape');
    await expect(title(page)).toHaveValue('A step before');
    await page.keyboard.press('Control+z');
    await expect(title(page)).toHaveValue('All about colours');
  });

  test('what is said while a dialog is open stands above it, and can be pressed', async ({ page }) => {
    await openTask(page, 'colours');
    await page.getByRole('button', { name: 'Find words' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find words on the whole site' });
    await page.route('**/_studio/api/find', (route) =>
      route.fulfill({ status: 400, json: { problem: 'Not today.' } }),
    );
    await dialog.getByLabel('Words').fill('Friday');
    const notice = dialog.getByRole('status').filter({ hasText: 'Not today.' });
    await expect(notice).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.unroute('**/_studio/api/find');
  });

  test('work outlives the tab: what differs is shown before it is taken up again', async ({ context }) => {
    const first = await context.newPage();
    await openTask(first, 'drafts');
    await title(first).fill('Not saved');
    await expect(first.getByText('1 page not saved')).toBeVisible();
    await expect.poll(() => first.evaluate(isDraftKept)).toBe(true);
    const tabs = (await first.evaluate(heldLocks)) ?? 0;
    const closed = first.waitForEvent('close');
    await first.close({ runBeforeUnload: true });
    await closed;
    const second = await context.newPage();
    // The browser gives back the lock of a closed tab in its own time.
    await second.goto(new URL('/tasks/drafts', studio.address).href);
    await expect.poll(() => second.evaluate(heldLocks)).toBe(tabs - 1);
    await openStudio(second, studio.address);
    const dialog = second.getByRole('dialog', { name: 'There is work that was not saved' });
    await expect(dialog).toContainText('Change the title of block 1');
    expect(await violations(second, 'structure', 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Take it up again' }).click();
    await second.getByRole('row', { name: /^Page opening/ }).click({ position: { x: 60, y: 12 } });
    await expect(title(second)).toHaveValue('Not saved');
    await second.keyboard.press('Control+s');
    await expect(second.getByText('Everything is saved', { exact: true })).toBeVisible();
    expect(JSON.parse(await studio.read('tasks/drafts.json')).blocks[0].title).toBe('Not saved');
    await second.close();
  });

  test('without its server the studio says so, keeps what is done, and goes on when it is back', async ({
    page,
  }) => {
    await openTask(page, 'outage');
    await studio.stop();
    await title(page).fill('Written in the dark');
    await expect(page.getByText('No connection. Your work is kept here.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Not saved: the studio’s server does not answer/)).toBeVisible();
    await studio.start();
    await expect(page.getByText('1 page not saved')).toBeVisible();
    await expect(title(page)).toHaveValue('Written in the dark');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    expect(JSON.parse(await studio.read('tasks/outage.json')).blocks[0].title).toBe('Written in the dark');
  });

  test('a document that is no JSON for a moment can be looked at, and is changed again afterwards', async ({
    page,
  }) => {
    await openTask(page, 'broken');
    const right = await studio.read('tasks/broken.json');
    await studio.write('tasks/broken.json', right.replace('"hero",', '"hero"'));
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be changed' })).toBeVisible();
    await expect(title(page)).toBeDisabled();
    await studio.write('tasks/broken.json', right.replace('By Friday.', 'By Sunday.'));
    await expect(title(page)).toBeEnabled();
    expect(await readFile(path.join(studio.dir, 'tasks/broken.json'), 'utf8')).toContain('By Sunday.');
  });

  test('two studios on one document: both changes are kept, and what both have changed is asked about', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openTask(page, 'two');
    await openTask(other, 'two');
    await title(page).fill('From the first');
    const lead = other.getByRole('complementary').getByRole('textbox', { name: 'Introduction', exact: true });
    await lead.fill('From the second.');
    await save(page);
    await expect(title(other)).toHaveValue('From the first');
    await save(other);
    const [hero] = JSON.parse(await studio.read('tasks/two.json')).blocks;
    expect([hero.title, hero.lead]).toEqual(['From the first', 'From the second.']);

    await expect(page.getByRole('complementary').getByRole('textbox', { name: 'Introduction' })).toHaveValue(
      'From the second.',
    );
    await title(other).fill('Second thoughts');
    await title(page).fill('First thoughts');
    await save(page);
    const dialog = other.getByRole('dialog', { name: 'You and somebody else have changed the same text' });
    await expect(dialog).toContainText('First thoughts');
    await expect(dialog).toContainText('Second thoughts');
    await expect(other.getByText('Yours or theirs?', { exact: true })).toBeVisible();
    await other.setViewportSize({ width: 640, height: 360 });
    await expect(dialog.getByRole('button', { name: 'Keep yours' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await expect(title(other)).toHaveValue('First thoughts');
    await expect(other.getByText('Everything is saved', { exact: true })).toBeVisible();
    await other.keyboard.press('Control+z');
    await expect(title(other)).toHaveValue('Second thoughts');
    await other.keyboard.press('Control+y');
    await expect(title(other)).toHaveValue('First thoughts');
    await expect(other.getByText('Everything is saved', { exact: true })).toBeVisible();
    await other.close();
  });

  test('a save whose answer is lost is found on the disk', async ({ page }) => {
    await openTask(page, 'lost');
    await title(page).fill('Was it saved?');
    await page.route('**/_studio/api/save', async (route) => {
      // What the browser itself adds.
      const headers = {
        ...route.request().headers(),
        'sec-fetch-site': 'same-origin',
        origin: new URL(studio.address).origin,
      };
      expect((await route.fetch({ headers })).status()).toBe(200);
      await route.abort();
    });
    await page.keyboard.press('Control+s');
    // What is on the disk by now is what was done here.
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    await page.unroute('**/_studio/api/save');
    expect(JSON.parse(await studio.read('tasks/lost.json')).blocks[0].title).toBe('Was it saved?');
  });

  test('a document that is replaced by 50 MB is left alone, and what was done is kept until it is back', async ({
    page,
  }) => {
    await openTask(page, 'huge');
    const right = await studio.read('tasks/huge.json');
    await title(page).fill('Mine');
    await truncate(path.join(studio.dir, 'tasks/huge.json'), 50_000_000);
    await expect(page.getByRole('alert').filter({ hasText: '50.0 MB' })).toBeVisible();
    await expect(title(page)).toBeDisabled();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Not saved: .*50\.0 MB/)).toBeVisible();
    expect((await stat(path.join(studio.dir, 'tasks/huge.json'))).size).toBe(50_000_000);
    await studio.write('tasks/huge.json', right);
    await expect(title(page)).toBeEnabled();
    await expect(title(page)).toHaveValue('Mine');
    await save(page);
    expect(JSON.parse(await studio.read('tasks/huge.json')).blocks[0].title).toBe('Mine');
  });

  test('a block that others move keeps its form and the cursor in it; what is typed lands in no other block', async ({
    page,
  }) => {
    await openTask(page, 'moved');
    const [hero, ...others] = JSON.parse(await studio.read('tasks/moved.json')).blocks;
    const writeBlocks = (...blocks: object[]) =>
      studio.write('tasks/moved.json', { ...taskPage('moved'), blocks });
    const row = (name: RegExp) => page.getByRole('row', { name });
    await title(page).press('End');
    const cursor = () =>
      title(page).evaluate((field: HTMLInputElement) => [
        field === document.activeElement,
        field.selectionStart,
      ]);
    await page.keyboard.type('!');

    const above = { ...hero, title: 'Another one' };
    await writeBlocks(above, others[0], hero, ...others.slice(1));
    await expect(row(/^Page opening/)).toHaveCount(2);
    await expect(row(/^Page opening, All about/)).toHaveAttribute('aria-selected', 'true');
    await expect(title(page)).toHaveValue('All about moved!');
    expect(await cursor()).toEqual([true, 'All about moved!'.length]);
    await page.keyboard.type('?');
    await save(page);
    const titles = JSON.parse(await studio.read('tasks/moved.json')).blocks.map(
      (block: { title?: string }) => block.title,
    );
    expect(titles).toEqual(['Another one', undefined, 'All about moved!?', undefined, undefined]);

    // Its block is taken away: the form of the page is there, and no field of it has the cursor.
    await writeBlocks(above, ...others);
    await expect(row(/^Page opening/)).toHaveCount(1);
    await expect(title(page)).toHaveValue('Shoes and moved');
    await page.keyboard.type('lost');
    await expect(title(page)).toHaveValue('Shoes and moved');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();

    // A block that is deleted above another one, and comes back.
    await row(/^Page opening/).click({ position: { x: 60, y: 12 } });
    await page.keyboard.press('Delete');
    await expect(row(/^Page opening/)).toHaveCount(0);
    await row(/^FAQ/).click({ position: { x: 60, y: 12 } });
    const heading = page.getByRole('complementary').getByRole('textbox', { name: 'Heading', exact: true });
    await heading.fill('What people want to know');
    await page.keyboard.press('Control+z');
    await expect(heading).toHaveValue('What people ask');
  });

  test('a document that is deleted elsewhere is said to be gone', async ({ page }) => {
    await openTask(page, 'deleted');
    await rm(path.join(studio.dir, 'tasks/deleted.json'));
    await expect(page.getByRole('alert').filter({ hasText: 'was deleted elsewhere' })).toBeVisible();
    await expect(title(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Page: Shoes and deleted' })).toBeVisible();
  });

  test('a document that is renamed elsewhere keeps what was changed in it, and can be saved anew', async ({
    page,
  }) => {
    await openTask(page, 'renamed');
    await title(page).fill('Still here');
    await expect(page.getByText('1 page not saved')).toBeVisible();
    await rename(path.join(studio.dir, 'tasks/renamed.json'), path.join(studio.dir, 'tasks/elsewhere.json'));
    await expect(
      page.getByText(/“Shoes and renamed” was deleted elsewhere\. What you have done stays here/),
    ).toBeVisible();
    await expect(title(page)).toHaveValue('Still here');
    await save(page);
    expect(JSON.parse(await studio.read('tasks/renamed.json')).blocks[0].title).toBe('Still here');
  });

  test('what is pasted from Word is plain text in a title, keeps bold words in an answer, and the page without an error', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTask(page, 'word');
    await page.evaluate(async () => {
      const html = '<p class="MsoNormal"><b>“Ready”</b>\u00a0by&nbsp;<i>Friday</i> – or&shy; free…</p>';
      const text = '“Ready”\u00a0by\u00a0Friday – or\u00ad free…\r\n';
      const data = { 'text/html': new Blob([html]), 'text/plain': new Blob([text]) };
      const typed = Object.entries(data).map(([type, blob]) => [type, blob.slice(0, blob.size, type)]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(typed))]);
    });
    await title(page).fill('');
    await title(page).press('Control+v');
    await expect(title(page)).toHaveValue(/^“Ready”.by.Friday – or free…/);
    await page.getByRole('row', { name: /^FAQ/ }).click({ position: { x: 60, y: 12 } });
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Do you sew/ })
      .click();
    const answer = page.getByRole('complementary').getByRole('textbox', { name: 'Answer' }).first();
    await answer.fill('');
    await answer.press('Control+v');
    await expect(answer).toHaveValue('**“Ready”**\u00a0by\u00a0*Friday* – or free…');
    await answer.press('End');
    await answer.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<ul><li>One</li><li><a href="https://example.com/">Two</a></li></ul>',
      );
      clipboardData.setData('text/plain', 'One\nTwo');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(answer).toHaveValue(/free…\n\n- One\n- \[Two\]\(https:\/\/example\.com\/\)$/);
    await answer.press('Control+z');
    await expect(answer).toHaveValue('**“Ready”**\u00a0by\u00a0*Friday* – or free…');
    await save(page);
    expect(await studio.read('tasks/word.json')).not.toMatch(/MsoNormal|\u00ad|\\u00ad/);
    await expect(page.getByRole('button', { name: /errors? on this page/ })).toHaveCount(0);
  });

  test('colours can be read in both themes', async ({ browser }) => {
    const page = await browser.newPage();
    await openStudio(page, studio.address, '/tasks/colours');
    await page.getByRole('row', { name: /^Page opening/ }).click({ position: { x: 60, y: 12 } });
    await expect(title(page)).toBeVisible();
    for (const isDark of [false, true]) {
      await expect(page.locator('html')).toHaveClass(isDark ? /dark-mode/ : /^(?!.*dark-mode)/);
      expect(await colourViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Dark theme' }).click();
    }
    await page.close();
  });

  test('the first use is explained in three hints, once', async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openStudio(page, studio.address, '/', { isFirstUse: true });
    const hint = page.getByRole('complementary', { name: 'First steps' });
    await expect(hint.getByRole('listitem')).toContainText([
      /Click anything on the page/,
      /On the left/,
      /visitors see it once it is published/,
    ]);
    await hint.getByRole('button').click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(page.getByRole('treegrid')).toBeVisible();
    await expect(hint).toBeHidden();
    await context.close();
  });

  test('a small window: the studio says what it needs', async ({ page }) => {
    await openTask(page, 'colours');
    await expect(page.getByRole('region', { name: 'The studio needs more room' })).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.getByRole('region', { name: 'The studio needs more room' })).toContainText(
      '1024 by 700',
    );
    await page.getByRole('button', { name: 'Go on anyway' }).click();
    await expect(title(page)).toBeVisible();
    // A window of 1280 by 720 that is zoomed to twice its size.
    await page.setViewportSize({ width: 640, height: 360 });
    const block = page.getByRole('row', { name: /^Statements/ });
    await block.click({ position: { x: 60, y: 12 } });
    await page.getByRole('complementary').getByRole('textbox').first().fill('Our promise');
    // The form is as wide as its part of the studio: what is wider would be cut off, and out of reach.
    const right = (element: Element) => element.getBoundingClientRect().right + scrollX;
    const edge = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(await page.getByRole('complementary').evaluate(right)).toBeLessThanOrEqual(edge);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
  });
});

/** In the studio's page: whether the work of this tab is kept in the browser. */
async function isDraftKept(): Promise<boolean> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  const request = indexedDB.open(name);
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const [store = ''] = database.objectStoreNames;
  const keys = database.transaction(store).objectStore(store).getAllKeys();
  return new Promise((resolve) => {
    keys.onsuccess = () => {
      database.close();
      const own = Object.values(sessionStorage);
      resolve(keys.result.some((key) => own.includes(String(key))));
    };
  });
}

/** In a page: how many locks the tabs of its site hold. */
const heldLocks = async () => (await navigator.locks.query()).held?.length;
