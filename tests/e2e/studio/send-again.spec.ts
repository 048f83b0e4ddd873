import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from '../support';
import { beginRepository, git, openStudio, openStudioSite } from './support';

test('what could not be sent is left to hand over, and is sent again under the same name', {
  tag: '@rest',
}, async ({ page }) => {
  const studio = await openStudioSite(['prices']);
  const remote = await mkdtemp(path.join(tmpdir(), 'pagewright-remote-'));
  beginRepository(studio.dir, remote);
  const panel = page.getByRole('dialog', { name: 'What you have changed' });
  const section = panel.getByRole('region', { name: 'Hand over' });
  const handOver = page.getByRole('button', { name: 'Hand over', exact: true });
  const title = page.getByRole('complementary').getByRole('textbox', { name: 'Title', exact: true });
  const name = section.getByRole('textbox', { name: 'What the change is called' });
  const openChanges = () => page.getByRole('button', { name: 'Changes', exact: true }).click();
  try {
    await openStudio(page, studio.address, '/tasks/prices');
    await openChanges();
    await expect(section.getByText('Nothing is left to hand over.')).toBeVisible();
    await expect(section.locator('form, button, input')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await rename(remote, `${remote}.away`);
    await page.getByRole('row', { name: /^Page opening/ }).click({ position: { x: 60, y: 12 } });
    await title.fill('All new prices');
    await openChanges();
    await name.fill('New prices');
    await name.press('Enter');
    await expect(section.getByText(/was not found\. Nothing is lost.*Git says:/s)).toBeVisible();
    await expect(
      section.getByText(/^1 change was handed over, but could not be sent yet: “New/),
    ).toBeVisible();
    await expect(name).toHaveCount(0);
    await expect(panel.locator(':focus')).toHaveCount(1);
    expect(
      (await violations(page, 'structure')).filter((each) => !each.startsWith('focus-order-semantics')),
    ).toEqual([]);
    await page.keyboard.press('Escape');

    // More of it: that is sent together with what waits.
    await title.fill('All newer prices');
    await openChanges();
    await expect(section.getByText('Handing over now sends all of it together.')).toBeVisible();
    await name.fill('Newer prices');
    await section.getByRole('button', { name: 'Save and hand over' }).click();
    await expect(section.getByText(/^2 changes were handed over/)).toBeVisible();
    await page.keyboard.press('Escape');

    await rename(`${remote}.away`, remote);
    await page.reload();
    await expect(handOver).toHaveAttribute('aria-disabled', 'false');
    await handOver.click();
    await expect(panel.getByText('Nothing more has changed.')).toBeVisible();
    await expect(section.getByText('Sending again keeps the name: new-prices')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Send again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByText(/^Handed over\. Next, tell whoever/)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(handOver).toHaveAttribute('aria-disabled', 'true');
    expect(git(remote, 'log', '--format=%s', 'new-prices')).toBe('Newer prices\nNew prices\nBegin\n');
    expect(git(remote, 'branch', '--format=%(refname:short)')).toBe('main\nnew-prices\n');
  } finally {
    await studio.close();
    await rm(remote, { recursive: true, force: true });
  }
});
