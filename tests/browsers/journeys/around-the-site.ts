import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Visitor } from '../visitor';
import type { Journey } from '../visits';
import { button, chosenTab, heading } from './things';

const routes = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

const theme = button('Dark theme');
const footerLink = (name: string) => ({ selector: 'footer a', name });

const isDark = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.classList.contains('dark-mode'));
const place = (visitor: Visitor) => visitor.evaluate(() => scrollY);

/** The document in the browser is marked, to see whether it stays. */
const mark = (visitor: Visitor) => visitor.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (visitor: Visitor) => visitor.evaluate(() => 'marked' in window);

/** From page to page, and what holds on each of them. */
export function aroundTheSite(journey: Journey) {
  journey('every page comes to life, and has nothing to say to the console', async (visitor) => {
    for (const route of routes) {
      await visitor.open(route);
      await visitor.sees(heading);
    }
  });

  journey(
    'the policy stops a message to elsewhere, and what listens hears of it',
    async (visitor) => {
      await visitor.open('/');
      await visitor.evaluate(() => void fetch('https://elsewhere.example/').catch(() => {}));
    },
    ['/: policy: connect-src https://elsewhere.example/'],
  );

  journey('to a page that was fetched when it was pointed to, and back', async (visitor) => {
    const link = { selector: '#services a[href="/services/erp"]' };
    await visitor.open('/');
    await mark(visitor);
    await visitor.point(link);
    const isFetched = () =>
      visitor.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/services/erp'))
            .length,
      );
    await expect.poll(isFetched).toBe(1);
    const before = await place(visitor);
    expect(before).toBeGreaterThan(200);

    await visitor.click(link);
    await visitor.reads(/^ERP for purchase/);
    await visitor.isAt(heading);
    expect(await place(visitor)).toBe(0);
    expect(await isFetched()).toBe(1);

    await visitor.back();
    await visitor.reads(/^Business software/);
    await expect.poll(() => place(visitor)).toBe(before);
    expect(await isMarked(visitor)).toBe(true);
  });

  journey('an anchor of another page leads home and to its section', async (visitor) => {
    await visitor.open('/services/erp');
    await visitor.click(footerLink('Contact Us'));
    await visitor.reads(/^Business software/);
    const isInView = () =>
      visitor.evaluate(() => {
        const { top, bottom } = (document.querySelector('#contact') as Element).getBoundingClientRect();
        return top < innerHeight / 2 && bottom > 0;
      });
    await expect.poll(isInView).toBe(true);
  });

  journey('the theme that was chosen stays, from page to page and over a reload', async (visitor) => {
    await visitor.open('/');
    const was = await isDark(visitor);
    await visitor.click(theme);
    await expect.poll(() => isDark(visitor)).toBe(!was);
    await visitor.click(footerLink('Privacy policy'));
    await visitor.reads(/^Privacy policy/);
    await visitor.reload();
    expect(await isDark(visitor)).toBe(!was);
    await visitor.click(theme);
    await expect.poll(() => isDark(visitor)).toBe(was);
  });

  journey(
    'Alt with a figure leads to navigation, content and footer; the first Tab says so',
    async (visitor) => {
      await visitor.open('/');
      await visitor.press('Tab');
      await visitor.isAt({ selector: 'a', name: 'Go to navigation (Alt+1)' });
      await visitor.press('Alt+2');
      await visitor.isAt({ selector: 'main' });
      await visitor.press('Alt+3');
      await visitor.isAt({ selector: 'footer' });
      await visitor.press('Alt+1');
      await visitor.isAt({ selector: 'nav a', name: 'Home' });
    },
  );

  journey('an unknown address has status 404 and shows the nearest pages', async (visitor) => {
    await visitor.open('/services/custom-sofware');
    expect(await visitor.evaluate(async () => (await fetch(location.href)).status)).toBe(404);
    await visitor.click({ selector: 'main a[href="/services/custom-software"]' });
    await visitor.reads(/^Custom software/);
  });

  journey('what is done before the script comes is done after it, in its order', async (visitor, server) => {
    const release = server.holdScript();
    await visitor.goTo('/services/crm');
    await visitor.click({ selector: '[role=tab]', name: 'Marketing automation' });
    await visitor.press('ArrowRight');
    await visitor.sees(chosenTab('Contact management'));
    release();
    await visitor.isAt(chosenTab('Customer support'));
  });
}
