// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { until } from '../../../tests/support/runner/until';

const SHEET = '<link rel="stylesheet" href="/assets/style.css"><script> </script>';

let documents = 0;

/** Each document has the module anew. */
async function keepSiteSheet(): Promise<void> {
  const own: typeof import('./site-sheet') = await import(
    /* @vite-ignore */ `./site-sheet.ts?document=${documents}`
  );
  return own.keepSiteSheet();
}

const sheets = () =>
  Array.from(document.querySelectorAll('link'), (link) => [link.parentElement?.tagName, link.href]);

beforeEach(() => {
  documents += 1;
  document.head.replaceChildren();
  document.body.innerHTML = `<section></section>${SHEET}<section></section>`;
});

test('the style sheet goes to the head, and leaves the page only when it is there again', async () => {
  const kept = keepSiteSheet();
  await until(() => expect(sheets().map(([parent]) => parent)).toEqual(['HEAD', 'BODY']));
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await kept;
  expect(sheets()).toEqual([['HEAD', new URL('/assets/style.css', location.href).href]]);
  expect(document.body.innerHTML).toBe('<section></section><section></section>');
  await keepSiteSheet();
  expect(sheets()).toHaveLength(1);
});

test('a style sheet that does not come again stays where it is, no other page takes its place, and the next one tries again', async () => {
  const kept = keepSiteSheet();
  await until(() => expect(sheets()).toHaveLength(2));
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(kept).rejects.toBeInstanceOf(Event);
  expect(sheets().map(([parent]) => parent)).toEqual(['BODY']);
  const again = keepSiteSheet();
  await until(() => expect(sheets()).toHaveLength(2));
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await again;
  expect(sheets().map(([parent]) => parent)).toEqual(['HEAD']);
});
