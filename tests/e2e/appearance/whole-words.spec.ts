import { expect, test } from '../support';

/** The narrowest windows of each arrangement, on pages whose titles have long words. */
const NARROWEST = [
  ['/fr', 320],
  ['/services/logistics', 320],
  ['/sw', 769],
] as const;

for (const [route, width] of NARROWEST)
  test(`no word of a title is broken on ${route} at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const broken = await page.locator('main :is(h1, h2, h3, h4, li > span, a > span)').evaluateAll((titles) =>
      titles.flatMap((title) => {
        const range = document.createRange();
        // A title for screen readers alone is one pixel wide.
        const texts =
          title.clientWidth === 1 ? [] : [...title.childNodes].filter((node) => node instanceof Text);
        return texts.flatMap((text) =>
          [...text.data.matchAll(/\p{L}+/gu)].flatMap((word) => {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return lines.size > 1 ? [word[0]] : [];
          }),
        );
      }),
    );
    expect(broken).toEqual([]);
  });
