import { execFileSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { type RunningStudio, runStudio, WITHOUT_HINTS } from '../../../scripts/browsers/studio';
import { tempSite } from '../../support/sites/temp-site';

/** A small site of its own, and a studio over it. */
export interface StudioUnderTest extends RunningStudio {
  dir: string;
  read(file: string): Promise<string>;
  write(file: string, content: unknown): Promise<void>;
  /** The names of the pictures. */
  pictures(): Promise<string[]>;
  close(): Promise<void>;
}

/** The documents of the site: each task has a page of its own, so that none has to wait for another one to be taken back. */
export const taskPage = (name: string) => ({
  title: `Shoes and ${name}`,
  description: `What our workshop does for those who come because of ${name}, and until when it is done.`,
  blocks: [
    {
      type: 'hero',
      title: `All about ${name}`,
      lead: 'By Friday.',
      actions: [{ label: 'Prices', href: '/services/soles#prices' }],
      picture: {
        color: 'green',
        pattern: 'kente',
        image: { src: 'workshop.webp', alt: 'A cobbler at his bench' },
      },
    },
    {
      type: 'statements',
      id: 'promise',
      statements: [
        { label: 'Mission', text: 'Shoes that last.' },
        { label: 'Promise', text: 'Ready by Friday.' },
      ],
    },
    {
      type: 'faq',
      heading: 'What people ask',
      questions: [
        { question: 'Do you sew?', richText: 'Yes, by hand.' },
        { question: 'Do you glue?', richText: 'Only sneakers.' },
      ],
    },
    {
      type: 'tabs',
      heading: 'Soles and heels',
      tabs: [
        { label: 'Soles', blocks: [benefits('Leather', 'Rubber', 'Cork')] },
        { label: 'Heels', blocks: [benefits('High', 'Flat', 'Round')] },
      ],
    },
  ],
});

function benefits(...titles: string[]) {
  return {
    type: 'benefit-grid',
    benefits: titles.map((title) => ({ title, text: `${title} for your shoes.`, icon: 'sneaker' })),
  };
}

/** @param names of the tasks */
export async function openStudioSite(names: readonly string[]): Promise<StudioUnderTest> {
  const documents = Object.fromEntries(names.map((name) => [`tasks/${name}.json`, taskPage(name)]));
  const { dir, read, write } = await tempSite(documents);
  const studio = await runStudio(dir);
  return Object.assign(studio, {
    dir,
    read,
    write,
    pictures: () => readdir(path.join(dir, 'media')),
    async close() {
      await studio.stop();
      await rm(dir, { recursive: true, force: true });
    },
  });
}

/** Runs Git in a folder. */
export const git = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-C', dir, ...args], { encoding: 'utf8' });

/**
 * Makes a repository of a site, with one commit that its remote has, too.
 *
 * @param remote a folder that becomes the remote
 */
export function beginRepository(dir: string, remote: string): void {
  git(dir, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(dir, 'init', '--quiet', '--initial-branch=main');
  git(dir, 'config', 'user.name', 'Ama');
  git(dir, 'config', 'user.email', 'ama@bakery.example');
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message=Begin');
  git(dir, 'remote', 'add', 'origin', remote);
  git(dir, 'push', '--quiet', 'origin', 'main');
}

/** How somebody works: with the mouse, or with the keyboard alone. */
export interface Hand {
  name: string;
  /** Presses a button, or chooses an option. */
  press(target: Locator): Promise<void>;
  /** Writes into a field in place of what it holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Selects a row of the outline, which is then that of the form. */
  select(row: Locator): Promise<void>;
  /** Presses a button of the selected row. */
  pressInRow(row: Locator, button: string): Promise<void>;
  save(): Promise<void>;
}

export function mouse(page: Page): Hand {
  return {
    name: 'mouse',
    press: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    select: (row) => row.click({ position: { x: 60, y: 12 } }),
    async pressInRow(row, button) {
      await row.click({ position: { x: 60, y: 12 } });
      await row.getByRole('button', { name: button }).click();
    },
    save: () => page.getByRole('button', { name: 'Save' }).click(),
  };
}

/** The most steps from one end of the studio to the other. */
const MAX_STEPS = 160;

export function keyboard(page: Page): Hand {
  const isReached = (target: Locator) =>
    target.evaluate((element) => element.contains(document.activeElement)).catch(() => false);
  /** Goes on with Tab, as somebody does who sees where the focus is. */
  const reach = async (target: Locator, key = 'Tab') => {
    await target.waitFor();
    for (let step = 0; step < MAX_STEPS; step++) {
      if (await isReached(target)) return;
      await page.keyboard.press((await arrowTo(target)) ?? key);
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  };
  /** The key that leads to a button of the toolbar in which the focus is. */
  const arrowTo = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement } = document;
      if (!activeElement || !element.closest('[role=toolbar]')?.contains(activeElement)) return undefined;
      const isBehind = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'ArrowRight' : 'ArrowLeft';
    });
  const select = async (row: Locator) => {
    const tree = page.getByRole('treegrid');
    await reach(tree);
    await page.keyboard.press('Home');
    for (let step = 0; step < MAX_STEPS && !(await isFocused(row)); step++) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    }
    await expect(row).toHaveAttribute('aria-selected', 'true');
  };
  const isFocused = async (row: Locator) =>
    (await row.count()) > 0 && row.evaluate((element) => element === document.activeElement);
  return {
    name: 'keyboard',
    async press(target) {
      await target.waitFor();
      const role = await target.getAttribute('role');
      if (role === 'option') return pressOption(target);
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    select,
    async pressInRow(row, button) {
      await select(row);
      await reach(row.getByRole('button', { name: button }), 'ArrowRight');
      await page.keyboard.press('Enter');
    },
    save: () => page.keyboard.press('Control+s'),
  };

  /** Goes down a list to an option, which has the focus, or is named by the field that has it. */
  async function pressOption(option: Locator) {
    const isActive = () =>
      option.evaluate(
        (element) =>
          element === document.activeElement ||
          element.id === document.activeElement?.getAttribute('aria-activedescendant'),
      );
    const list = option.locator('xpath=ancestor::*[@role="listbox"]');
    if (!(await isActive()) && !(await isFieldOf(list))) await reach(list);
    const isGrid = (await list.getAttribute('data-layout')) === 'grid';
    if (isGrid) await page.keyboard.press('Home');
    for (let step = 0; step < MAX_STEPS && !(await isActive()); step++)
      await page.keyboard.press(isGrid ? 'ArrowRight' : 'ArrowDown');
    await expect(option).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
  }

  function isFieldOf(list: Locator): Promise<boolean> {
    return list.evaluate((element) => document.activeElement?.getAttribute('aria-controls') === element.id);
  }
}

/** Opens the studio on a page of the site. */
export async function openStudio(
  page: Page,
  address: string,
  route = '/',
  { isFirstUse = false } = {},
): Promise<void> {
  if (!isFirstUse) await page.addInitScript(WITHOUT_HINTS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/_studio#${route}`);
  await expect(page.getByRole('treegrid')).toBeVisible();
  // In a studio that is open already the page before is there until this one is.
  await expect.poll(async () => new URL((await pageInFrame(page)).url()).pathname).toBe(route);
}

/** The page in the frame, once it shows drafts. */
export async function pageInFrame(page: Page): Promise<Frame> {
  const element = await page.getByTitle(/^The page/).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

/** A click into the page in the frame, which is made smaller than it is. */
export async function clickInFrame(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const place = await target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + Math.min(box.width / 2, 40), y: box.y + Math.min(box.height / 2, 12) };
  });
  const frame = page.getByTitle(/^The page/);
  const outer = await frame.boundingBox();
  const width = await frame.evaluate((element) => element.clientWidth);
  if (!outer) throw new Error('There is no frame.');
  const scale = outer.width / width;
  await page.mouse.click(outer.x + place.x * scale, outer.y + place.y * scale);
}

/** The lines that differ, each with its number from 1. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return now.slice(start, now.length - end).map((line, index) => `${start + index + 1}: ${line.trim()}`);
}
