import type { Page } from '@playwright/test';
import { expect, open, site, test } from '../support';

/** Width of the window, and size of the text in hundredths. */
const SIZES = [
  [1280, 150],
  [1280, 200],
  [1024, 200],
  [769, 150],
  [390, 200],
] as const;

test('text enlarged to twice its size is neither cut nor covered (WCAG 1.4.4)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/');
  for (const [width, hundredths] of SIZES) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, hundredths);
    expect(await covered(page), `${hundredths}% at ${width}px`).toEqual([]);
  }
});

test('the bar is 70 pixels high and stays, and is let go where the window is low', async ({ page }) => {
  await open(page, '/services/erp');
  const bar = page.getByRole('banner');
  const box = async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    return bar.evaluate((it) => it.getBoundingClientRect().toJSON());
  };
  for (const width of [320, 390, 768, 769, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await box(), `at ${width}px`).toMatchObject({ top: 0, height: 70 });
  }
  // 1280 by 1024 pixels, enlarged four times (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await box()).bottom).toBeLessThan(0);
});

test('the name of the company is one line beside the menu, from the narrowest bar to the widest', async ({
  page,
}) => {
  await open(page, '/services/erp');
  const name = page.getByRole('banner').getByText(site.name, { exact: true });
  for (const width of [769, 900, 1023, 1024, 1080, 1119, 1120, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const lines = await name.evaluate(
      (it) => it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight),
    );
    expect(lines, `lines at ${width}px`).toBeCloseTo(1, 0);
  }
});

/** Texts of the bar and of the first slide that lie over one another, over a button, or outside of their place. */
async function covered(page: Page): Promise<string[]> {
  const { parts, beyond } = await page.evaluate(placesOfParts);
  const over = parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .filter((other) => overlap(part.start, part.end, other.start, other.end) > 1)
      .filter((other) => overlap(part.top, part.bottom, other.top, other.bottom) > 2)
      .map((other) => `${part.name} lies over ${other.name}`),
  );
  const cut = parts.filter(({ isCut }) => isCut).map(({ name }) => `${name} does not fit into its place`);
  return [...over, ...cut, ...(beyond > 0 ? ['the page is wider than the window'] : [])];
}

const overlap = (start: number, end: number, from: number, to: number) =>
  Math.min(end, to) - Math.max(start, from);

function placesOfParts() {
  scrollTo({ top: 0, behavior: 'instant' });
  const bar = 'header a[aria-label], header nav > ul > li, header button, header > div > div > a';
  const slide = ['h1', 'p', 'a'].map((name) => `[data-state=active] ${name}`).join(', ');
  const strip = '#home [role=tab] > span, #home [role=tablist] + div button';
  const parts = [...document.querySelectorAll<HTMLElement>([bar, slide, strip].join(', '))]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
    .map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isCut = left < 0 || right > innerWidth || part.scrollWidth > part.offsetWidth + 1;
      const name = part.textContent || part.getAttribute('aria-label');
      return {
        name,
        start: left,
        end: right,
        top,
        bottom,
        isCut: isCut && getComputedStyle(part).display !== 'inline',
      };
    });
  return { parts, beyond: document.documentElement.scrollWidth - innerWidth };
}
