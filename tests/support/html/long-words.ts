import type { Page } from '@playwright/test';

/** Unbreakable words in several scripts, a URL and an e-mail address. */
const LONG_WORDS = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas',
  'https://www.example.com/a/long/address/without-any-place-to-break?query=0123456789',
  'ମହାନଦୀସଫ୍ଟୱେରପ୍ରାଇଭେଟଲିମିଟେଡଭୁବନେଶ୍ୱରଓଡ଼ିଶା',
  'குறிக்கோளுக்கேற்பவடிவமைக்கப்பட்டமென்பொருள்',
  'أفاستسقيناكموهاأفاستسقيناكموهاأفاستسقيناكموها',
  'first-name.last-name@department-of-long-names.example.com',
  'WWWWWWW-WWWWWWWW WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
];

/**
 * Puts a long word in place of each text of the page. The numbers that a block counts by itself stay: no editor writes them, and
 * a single letter of some scripts is wider than the place for a digit.
 *
 * @param within a selector: in each of its elements the words begin anew
 */
export const fillWithLongWords = (page: Page, within = 'body') =>
  page.locator(within).evaluateAll((roots, words) => {
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let index = 0; texts.nextNode(); ) {
        const { currentNode } = texts;
        const text = currentNode.nodeValue?.trim();
        const element = currentNode.parentElement;
        const isCounted = /^\d+$/.test(text ?? '') && element?.closest('[aria-hidden=true]');
        if (!text || isCounted || element?.closest('script, svg, option')) continue;
        currentNode.nodeValue = words[index++ % words.length] ?? '';
      }
    }
  }, LONG_WORDS);

/** Texts that overflow the boxes around them, or the window; except in what can be scrolled horizontally. */
export async function runningOut(page: Page): Promise<string[]> {
  const { texts, beyond } = await page.evaluate(placesOfTexts);
  const faults = texts
    .filter(({ boxes }) => !boxes.some(({ isLeftOut }) => isLeftOut))
    .filter(({ left, right, boxes }) => boxes.some((box) => left < box.left - 1.5 || right > box.right + 1.5))
    .map(({ html }) => `runs out: ${html}`);
  return beyond > 0 ? [...faults, `the page is ${beyond} pixels wider than the window`] : faults;
}

/** The rectangle of each text in view, and of the boxes around it. */
function placesOfTexts() {
  const around = (element: Element | null): Element[] =>
    element ? [element, ...around(element.parentElement)] : [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (nodes.nextNode()) {
    const { currentNode } = nodes;
    const element = currentNode.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !currentNode.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNode(currentNode);
    const { left, right } = range.getBoundingClientRect();
    const boxes = around(element)
      .filter((box) => !['inline', 'contents'].includes(getComputedStyle(box).display))
      .map((box) => {
        const { overflowX, clipPath } = getComputedStyle(box);
        const { left, right } = box.getBoundingClientRect();
        // Scrollable content, text for screen readers only, and native controls.
        const isLeftOut = overflowX === 'auto' || clipPath.startsWith('inset') || box.matches('select');
        return { left, right, isLeftOut };
      });
    texts.push({ html: element.outerHTML.slice(0, 120), left, right, boxes });
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { texts, beyond: scrollWidth - clientWidth };
}
