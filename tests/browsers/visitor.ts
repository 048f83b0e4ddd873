import { expect } from 'vitest';
import { RECEIVED } from './listening-server';
import type { Sequence, Tab } from './tab';

/** Keys by their names in the DOM, as the protocols have them (W3C WebDriver, "Keyboard actions"). */
const KEYS: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Tab: '\uE004',
};

/** More presses than any page needs from its top to its end. */
const MAX_TRIES = 200;

/** Names one thing on the page: what a selector finds, and of that what reads so, or is called so. */
export type Target = {
  selector: string;
  name?: string;
};

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * What a visitor does in a tab and sees there, the same in every browser.
 *
 * @param address of the site
 */
export function visitorOf(tab: Tab, address: string) {
  const see = (thing: Target) => tab.evaluate(look, thing, false);
  const visitor = {
    ...tab,

    /** Opens a page as it is, without waiting for script to answer. */
    goTo: (route: string) => tab.go(address + route),

    /** Opens a page and waits until script answers there. */
    async open(route: string) {
      await tab.go(address + route);
      await until('script answers', () =>
        tab.evaluate(() => 'ready' in document.documentElement.dataset),
      ).toBe(true);
    },

    /** Puts the pointer onto something, which must be in view there and under nothing else, and presses. */
    async click(thing: Target) {
      await visitor.point(thing);
      await tab.act(pointer({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }));
    },

    async point(thing: Target) {
      let before = '';
      const restsInView = async () => {
        const { place } = await tab.evaluate(look, thing, true);
        const isSame = place !== null && JSON.stringify(place) === before;
        before = JSON.stringify(place);
        return isSame;
      };
      await until(`${nameOf(thing)} is in view and rests`, restsInView).toBe(true);
      const { place } = await see(thing);
      await tab.act(pointer({ type: 'pointerMove', duration: 0, ...place }));
    },

    /** Presses keys one after the other; `Alt+1` holds the first while it presses the second. */
    async press(...presses: readonly string[]) {
      for (const each of presses) {
        const keys = each.split('+').map((name) => KEYS[name] ?? name);
        const down = keys.map((value) => ({ type: 'keyDown', value }));
        const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
        await tab.act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
      }
    },

    type: (text: string) => visitor.press(...text),

    /** Goes on by the Tab key alone until something holds the focus. */
    async tabTo(thing: Target) {
      for (let presses = 0; presses < MAX_TRIES; presses++) {
        if ((await see(thing)).isFocused) return;
        await visitor.press('Tab');
      }
      throw new Error(`The Tab key does not lead to ${nameOf(thing)}.`);
    },

    /** Waits until something is shown, or until it is not. */
    async sees(thing: Target, isShown = true) {
      await until(`${nameOf(thing)} is shown`, async () => (await see(thing)).isShown).toBe(isShown);
    },

    /** Waits until something holds the focus. */
    async isAt(thing: Target) {
      await until(`the focus is at ${nameOf(thing)}`, async () => (await see(thing)).isFocused).toBe(true);
    },

    /** Waits until the page's title is so. */
    async reads(title: RegExp) {
      await until('the title', () => tab.evaluate(() => document.title)).toMatch(title);
    },

    /** What the console would have told since the tab was opened. */
    heard: () => tab.evaluate((key): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'), RECEIVED),
  };
  return visitor;
}

/**
 * Runs in the page: what it can tell of a thing.
 *
 * @param comeNearer scrolls to where the pointer could reach it, if it cannot yet
 * @returns `place` in the window, where the pointer reaches it
 */
function look({ selector, name }: Target, comeNearer: boolean) {
  const isCalled = (element: Element) =>
    name === undefined || (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name);
  const all = [...document.querySelectorAll(selector)].filter(isCalled);
  const shown = all.find((element) => element.checkVisibility({ visibilityProperty: true }));
  if (!shown) return { isShown: false, isFocused: false, place: null };
  const { left, top, width, height } = shown.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const isReached = shown.contains(document.elementFromPoint(place.x, place.y));
  if (!isReached && comeNearer) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  return {
    isShown: true,
    isFocused: shown === document.activeElement,
    place: isReached ? place : null,
  };
}

const nameOf = ({ selector, name }: Target) => (name === undefined ? selector : `${selector} "${name}"`);

/** Asks again and again until what is expected of the answer holds. */
const until = <Answer>(message: string, ask: () => Promise<Answer>) => expect.poll(ask, { message });

const pointer = (...actions: readonly object[]): Sequence => ({ type: 'pointer', id: 'mouse', actions });
