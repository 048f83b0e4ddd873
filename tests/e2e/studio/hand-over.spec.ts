import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { violations } from '../support';
import {
  beginRepository,
  changedLines,
  git,
  type Hand,
  keyboard,
  mouse,
  openStudio,
  openStudioSite,
  type StudioUnderTest,
} from './support';

/** Rows of a tree that is a grid take the focus (ARIA, treegrid), which this rule of axe-core does not know. */
const rulesBroken = async (page: Page) =>
  (await violations(page, 'structure')).filter((each) => !each.startsWith('focus-order-semantics'));

for (const handOf of [mouse, keyboard]) {
  const by = handOf === mouse ? 'by mouse' : 'by keyboard alone';

  test.describe(`changes and handing over, ${by}`, { tag: '@rest' }, () => {
    test.describe.configure({ mode: 'serial' });
    let studio: StudioUnderTest;
    let remote: string;
    let page: Page;
    let hand: Hand;

    test.beforeAll('open the studio on a repository with a remote', async ({ browser }) => {
      studio = await openStudioSite(['prices', 'hours', 'staff']);
      remote = await mkdtemp(path.join(tmpdir(), 'pagewright-remote-'));
      beginRepository(studio.dir, remote);
      page = await browser.newPage();
      hand = handOf(page);
      await openStudio(page, studio.address, '/');
    });

    test.afterAll(async () => {
      await page.close();
      await studio.close();
      await rm(remote, { recursive: true });
    });

    const panel = () => page.getByRole('dialog', { name: 'What you have changed' });
    /** A heading of one of the two pages that are compared. */
    const inFrame = (side: string, title: string) =>
      page.locator(`iframe[title^="${side}"]`).contentFrame().getByRole('heading', { name: title });
    const fileOf = (task: string) => `tasks/${task}.json`;

    async function openTask(task: string): Promise<void> {
      await hand.press(page.getByRole('button', { name: /^Page:/ }));
      await hand.write(page.getByRole('searchbox', { name: 'Find a page' }), task);
      await hand.press(page.getByRole('button', { name: new RegExp(`^Shoes and ${task}`) }));
      await expect(page.getByRole('button', { name: `Page: Shoes and ${task}` })).toBeVisible();
    }

    async function changeTitle(task: string, title: string): Promise<string> {
      await openTask(task);
      await hand.select(page.getByRole('row', { name: `Page opening, All about ${task}` }));
      const field = page.getByRole('complementary').getByRole('textbox', { name: 'Title', exact: true });
      await expect(field).toHaveValue(`All about ${task}`);
      await hand.write(field, title);
      return studio.read(fileOf(task));
    }

    test('one page of several is taken back, and one change of a page', async () => {
      const prices = await changeTitle('prices', 'All new prices');
      const hours = await changeTitle('hours', 'All new hours');
      const staff = await changeTitle('staff', 'All new staff');
      await hand.press(page.getByRole('button', { name: 'Changes', exact: true }));
      await expect(panel().getByText('Page opening “All new hours” edited: Title')).toBeVisible();
      await expect(panel().getByRole('heading', { level: 3 })).toHaveText([
        'Shoes and hours',
        'Shoes and prices',
        'Shoes and staff',
        'Hand over',
        'Changes of others',
      ]);
      expect(await rulesBroken(page)).toEqual([]);
      await hand.press(panel().getByRole('button', { name: 'Take all back: /tasks/hours' }));
      await expect(panel().getByText('/tasks/hours')).toHaveCount(0);
      // The button is gone, and the focus has not gone with it.
      await expect(panel().locator(':focus')).toHaveCount(1);
      await hand.press(
        panel().getByRole('button', {
          name: 'Take back: Page opening “All new staff” edited: Title, /tasks/staff',
        }),
      );
      await expect(panel().getByText('/tasks/staff')).toHaveCount(0);
      await expect(panel().locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel()).toBeHidden();
      await hand.save();
      await expect(page.getByText('Saved: Shoes and prices', { exact: true })).toBeVisible();
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      expect(await studio.read(fileOf('hours'))).toBe(hours);
      expect(await studio.read(fileOf('staff'))).toBe(staff);
      expect(changedLines(prices, await studio.read(fileOf('prices')))).toEqual([
        '7: "title": "All new prices",',
      ]);
    });

    test('what was changed is handed over, and more of it onto the same branch', async () => {
      const handOver = page.getByRole('button', { name: 'Hand over', exact: true });
      await hand.press(handOver);
      const name = panel().getByRole('textbox', { name: 'What the change is called' });
      await expect(name).toBeFocused();
      // A name is proposed, and what is written at once takes its place.
      await expect(name).toHaveValue('Changed: Shoes and prices');
      await page.keyboard.insertText('New prices');
      await expect(panel().getByText(/The live site changes once that is published/)).toBeVisible();
      // Everything is saved, so the button says no more than what it does.
      await hand.press(panel().getByRole('button', { name: 'Hand over', exact: true }));
      await expect(panel().getByText(/^Handed over\. Next, tell whoever publishes the site/)).toBeVisible();
      await expect(panel().getByText('by which they find it: new-prices (a branch')).toBeVisible();
      await expect(panel().getByRole('button', { name: 'Hand over', exact: true })).toHaveCount(0);
      await expect(panel().locator(':focus')).toHaveCount(1);
      await expect(panel().getByText('Nothing has changed.')).toBeVisible();
      await page.keyboard.press('Escape');
      // Nothing is left to hand over, until something is changed again.
      await expect(handOver).toHaveAttribute('aria-disabled', 'true');
      const places = () =>
        Promise.all(
          ['Save', 'Changes'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
        );
      const before = await places();
      // Not saved before: handing over does that.
      await changeTitle('hours', 'All new hours');
      await expect(handOver).toHaveAttribute('aria-disabled', 'false');
      // No button has moved to where another one was.
      expect(await places()).toEqual(before);
      await hand.press(page.getByRole('button', { name: 'Changes', exact: true }));
      await expect(
        panel().getByText('They are added to what you have handed over before (branch new-prices)'),
      ).toBeVisible();
      await hand.write(panel().getByRole('textbox', { name: 'What the change is called' }), 'New hours');
      await hand.press(panel().getByRole('button', { name: 'Save and hand over' }));
      await expect(panel().getByText('Nothing has changed.')).toBeVisible();
      await page.keyboard.press('Escape');
      const log = git(remote, 'log', '--format=%s', '--name-only', 'new-prices');
      expect(log.split('\n').filter(Boolean).slice(0, 4)).toEqual([
        'New hours',
        fileOf('hours'),
        'New prices',
        fileOf('prices'),
      ]);
      expect(git(remote, 'log', '--format=%s', 'main').trim()).toBe('Begin');
      expect(git(studio.dir, 'status', '--porcelain')).toBe('');
    });

    test('a change is shown before and now, at the same place, as wide as on a phone', async () => {
      await changeTitle('staff', 'All new staff');
      await hand.press(page.getByRole('button', { name: 'Changes', exact: true }));
      await hand.press(
        page.getByRole('button', {
          name: 'Before and now: Page opening “All new staff” edited: Title, /tasks/staff',
        }),
      );
      await expect(inFrame('Before', 'All about staff')).toBeInViewport();
      await expect(inFrame('Now', 'All new staff')).toBeInViewport();
      const compared = page.getByRole('dialog', { name: 'Before and now: /tasks/staff' });
      await expect(compared.getByRole('radio', { name: 'Desk' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      const width = () => page.getByTitle(/^Before: the page/).evaluate((frame) => frame.clientWidth);
      await expect.poll(width).toBe(390);
      expect(await rulesBroken(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(compared).toBeHidden();
      await expect(panel()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    });

    test('an earlier version of a page is shown, and brought back as a change', async () => {
      await openTask('prices');
      await hand.press(page.getByRole('button', { name: 'History of the page' }));
      const history = page.getByRole('dialog', { name: 'History of this page' });
      const versions = history.getByRole('list').first().locator('> li');
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText('Page opening “All new prices” edited: Title');
      await expect(versions.last()).toContainText(/^Ama, .*The page is new\./);
      await hand.press(versions.last().getByRole('button', { name: /^As it was, and now/ }));
      await expect(inFrame('On ', 'All about prices')).toBeVisible();
      await expect(inFrame('Now', 'All new prices')).toBeVisible();
      await page.keyboard.press('Escape');
      await hand.press(versions.last().getByRole('button', { name: /^Bring this back/ }));
      await expect(page.getByRole('button', { name: /^Undo: Bring back the page of/ })).toBeVisible();
      expect(await studio.read(fileOf('prices'))).toContain('All new prices');
      await hand.save();
      await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
      expect(await studio.read(fileOf('prices'))).toBe(git(studio.dir, 'show', `main:${fileOf('prices')}`));
    });

    test('what others have pushed comes here, but not over what was changed', async () => {
      const clone = await mkdtemp(path.join(tmpdir(), 'pagewright-clone-'));
      git(clone, 'clone', '--quiet', '--branch', 'new-prices', remote, '.');
      const push = async (task: string, name: string) => {
        const file = path.join(clone, fileOf(task));
        await writeFile(file, (await readFile(file, 'utf8')).replace('By Friday.', 'By Monday.'));
        const kofi = ['-c', 'user.name=Kofi', '-c', 'user.email=kofi@bakery.example'];
        git(clone, ...kofi, 'commit', '--quiet', '--all', `--message=${name}`);
        git(clone, 'push', '--quiet');
      };
      await openTask('staff');
      await hand.select(page.getByRole('row', { name: /^Page opening/ }));
      await push('staff', 'Staff works on Mondays');
      await hand.press(page.getByRole('button', { name: 'Changes', exact: true }));
      await hand.press(panel().getByRole('button', { name: 'Get others’ changes' }));
      await expect(panel().getByText('Kofi: Staff works on Mondays')).toBeVisible();
      expect(await rulesBroken(page)).toEqual([]);
      expect(await studio.read(fileOf('staff'))).toContain('By Monday.');
      const prices = await studio.read(fileOf('prices'));
      await push('prices', 'Other prices');
      await hand.press(panel().getByRole('button', { name: 'Get others’ changes' }));
      await expect(
        panel().getByText(/Others have changed what you have changed, too: .*prices\.json/),
      ).toBeVisible();
      expect(await studio.read(fileOf('prices'))).toBe(prices);
      await page.keyboard.press('Escape');
      const lead = page
        .getByRole('complementary')
        .getByRole('textbox', { name: 'Introduction', exact: true });
      await expect(lead).toHaveValue('By Monday.');
      await rm(clone, { recursive: true });
    });
  });
}

test('without a repository the changed files are given as one archive', { tag: '@rest' }, async ({
  page,
}) => {
  const studio = await openStudioSite(['prices']);
  try {
    await openStudio(page, studio.address, '/tasks/prices');
    await page.getByRole('row', { name: /^Page opening/ }).click({ position: { x: 60, y: 12 } });
    const title = page.getByRole('complementary').getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('All new prices');
    await page.getByRole('button', { name: 'Changes', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'What you have changed' });
    await expect(panel.getByText('Page opening “All new prices” edited: Title')).toBeVisible();
    expect(await rulesBroken(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save and get the changed files' }).click();
    const archive = await download;
    await expect(panel.getByText(`${archive.suggestedFilename()} is among your downloads.`)).toBeVisible();
    const files = unzipSync(await readFile(await archive.path()));
    const folder = path.basename(studio.dir);
    expect(Object.keys(files).sort()).toEqual(['changes.md', `${folder}/tasks/prices.json`].sort());
    const text = strFromU8(files[`${folder}/tasks/prices.json`] ?? new Uint8Array());
    expect(text).toBe(await studio.read('tasks/prices.json'));
    expect(text).toContain('All new prices');
  } finally {
    await studio.close();
  }
});
