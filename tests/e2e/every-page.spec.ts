import { expect, loadWithLateFonts, noteShifts, open, routes, site, test, violations } from './support';

for (const route of [...routes, '/404']) {
  test.describe(`the page ${route}`, () => {
    test('has its head, its headings, no sideways scroll, and no fault that axe-core finds', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/.{10,70}/);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      const canonical = page.locator('link[rel=canonical]');
      if (route === '/404') await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', new URL(route, site.url).href);

      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped, 'headings that skip a level').toEqual([]);

      for (const width of [320, 390, 768, 769, 1023, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, `pixels beyond the window at ${width}px`).toBe(0);
      }

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await violations(page), `${colorScheme}, ${width}px`).toEqual([]);
        }
      }
    });

    test('moves nothing while it loads, fonts coming late', async ({ page }) => {
      const shifts = await noteShifts(page);
      await loadWithLateFonts(page, route);
      expect(await shifts()).toBe(0);
    });
  });
}
