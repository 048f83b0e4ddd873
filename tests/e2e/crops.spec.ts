import type { Page } from '@playwright/test';
import { expect, open, test } from './support';

/** How much of a product screen its stage shows, in hundredths of its width and of its height. */
async function shown(page: Page, width: number, place: string, focus = '') {
  await page.setViewportSize({ width, height: 900 });
  return page.locator(`${place} [data-color]${focus}:has(> img) > img`).evaluateAll(([image]) => {
    if (!image?.parentElement) throw new Error('There is no picture.');
    const whole = image.getBoundingClientRect();
    const drawn = (whole.width * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
    const stage = image.parentElement.getBoundingClientRect();
    const across = Math.min(whole.right, stage.right) - Math.max(whole.left, stage.left);
    const down = Math.min(whole.bottom, stage.bottom) - Math.max(whole.top, stage.top);
    const runsOff = whole.left < stage.left ? 'start' : whole.right > stage.right ? 'end' : 'neither side';
    const hundredths = (part: number, of: number) => Math.round((100 * part) / of);
    return [hundredths(across, whole.width), hundredths(down, drawn), runsOff];
  });
}

test('product screens are cropped as they are drawn for', async ({ page }) => {
  await test.step('a hero shows the crop that its screen is drawn for, and on tablets its whole width', async () => {
    await open(page, '/products/pos');
    for (const width of [390, 559, 560, 768, 1023, 1024, 1279, 1440, 1920, 2560]) {
      const [across, down] = await shown(page, width, 'main');
      expect(across, `width at ${width}`).toBe(width >= 560 && width < 1024 ? 100 : 80);
      expect(Number(down), `height at ${width}`).toBeGreaterThanOrEqual(82);
      expect(Number(down), `height at ${width}`).toBeLessThanOrEqual(84);
    }
  });
  await test.step('on a phone a screen runs off at its end, or at its start where its end is the point', async () => {
    expect((await shown(page, 390, 'main'))[2]).toBe('end');
    await open(page, '/products/billing');
    expect((await shown(page, 390, 'main', '[data-focus=end]'))[2]).toBe('start');
  });
  await test.step('a row beside text shows its screen whole on a desk, and on a phone as far as it is drawn for', async () => {
    await open(page, '/services/erp');
    const row = '[role=tabpanel]:not([hidden]) ';
    expect(await shown(page, 1440, row)).toEqual([100, 100, 'neither side']);
    expect(await shown(page, 390, row)).toEqual([64, 100, 'end']);
  });
  await test.step('the first slide’s screen stands whole, the next runs off by a fifth', async () => {
    // Otherwise a slide that comes in is measured on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    for (const width of [768, 1024, 1440, 1920]) {
      expect(await shown(page, width, '#home [role=tabpanel]')).toEqual([100, 100, 'neither side']);
    }
    await page.getByRole('tab', { name: 'Web development' }).click();
    for (const width of [1440, 1920]) {
      expect(await shown(page, width, '#home [data-state=active]')).toEqual([80, 85, 'end']);
    }
  });
});
