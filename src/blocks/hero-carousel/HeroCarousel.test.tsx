// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteStub } from '../../../tests/support/sites/SiteStub';
import { holdPage } from '../../ui/behaviours/hold-page';
import { HeroCarousel } from './HeroCarousel';

const names = ['One', 'Two', 'Three'];
let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.dir = '';
});

function show() {
  render(
    <SiteStub>
      <HeroCarousel
        block={{
          type: 'hero-carousel',
          slides: names.map((label) => ({
            label,
            title: `Title ${label}`,
            description: 'Text',
            picture: { color: 'green', pattern: 'phula' },
          })),
        }}
        renderBlocks={() => null}
      />
    </SiteStub>,
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('moves on every 4000 ms and loops', () => {
  show();
  wait(3999);
  expect(selected()).toBe('One');
  wait(1);
  expect(selected()).toBe('Two');
  wait(4000);
  wait(4000);
  expect(selected()).toBe('One');
});

test('only the active slide is marked as such; only the first has the h1, and another one replaces it while hidden', () => {
  show();
  wait(4000);
  const active = screen.getAllByRole('tabpanel').filter((slide) => slide.dataset.state === 'active');
  expect(active.map((slide) => slide.getAttribute('aria-label'))).toEqual(['Slide 2 of 3']);
  expect([...document.querySelectorAll('h1')].map((each) => each.textContent)).toEqual(['Title One']);
  const [shown] = active;
  if (!shown) throw new Error('no slide is shown');
  expect(within(shown).getByRole('heading', { level: 1 }).textContent).toBe('Title Two');
});

test('its button stops and starts it', () => {
  show();
  press('Stop the slides');
  wait(20_000);
  expect(selected()).toBe('One');
  press('Let the slides run');
  wait(4000);
  expect(selected()).toBe('Two');
});

test('stops while the mouse is over it', () => {
  show();
  const carousel = screen.getByRole('region', { name: 'Our work' });
  fireEvent(carousel, pointer('pointerenter'));
  wait(20_000);
  expect(selected()).toBe('One');
  fireEvent(carousel, pointer('pointerleave'));
  wait(4000);
  expect(selected()).toBe('Two');
});

test.each([
  ['a mouse', true, 'One'],
  ['a finger that has left it', false, 'Two'],
])('under %s that was there before the script', (_, canHover, shown) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: canHover && query === '(hover: hover)' }));
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' || matches.call(this, selector);
  });
  show();
  wait(4000);
  expect(selected()).toBe(shown);
  fireEvent(screen.getByRole('region', { name: 'Our work' }), pointer('pointerleave'));
  wait(4000);
  expect(selected()).not.toBe('One');
});

test('stops while one of its controls has the focus', async () => {
  show();
  act(() => screen.getByRole('tab', { selected: true }).focus());
  wait(20_000);
  expect(selected()).toBe('One');
  await act(async () => (document.activeElement as HTMLElement).blur());
  wait(4000);
  expect(selected()).toBe('Two');
});

test('runs although navigation has moved focus to its heading', () => {
  show();
  const heading = screen.getByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  act(() => heading.focus());
  wait(4000);
  expect(selected()).toBe('Two');
});

test('stops while the browser tab is hidden', () => {
  show();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  wait(20_000);
  expect(selected()).toBe('One');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  wait(4000);
  expect(selected()).toBe('Two');
});

test('stops while a menu of the header is open', () => {
  const header = document.body.appendChild(document.createElement('header'));
  const menu = header.appendChild(document.createElement('details'));
  const toggle = (newState: string) => Object.assign(new Event('toggle'), { newState });
  menu.open = true;
  show();
  wait(20_000);
  expect(selected()).toBe('One');
  fireEvent(menu, toggle('closed'));
  wait(4000);
  expect(selected()).toBe('Two');
  fireEvent(menu, toggle('open'));
  wait(20_000);
  expect(selected()).toBe('Two');
  header.remove();
});

test('stops while the page is edited', () => {
  holdPage(true);
  show();
  wait(8000);
  expect(selected()).toBe('One');
  act(() => holdPage(false));
  wait(4000);
  expect(selected()).toBe('Two');
  act(() => holdPage(true));
  wait(8000);
  expect(selected()).toBe('Two');
  holdPage(false);
});

test('does not move by itself for visitors who prefer less motion', () => {
  reducedMotion = true;
  show();
  wait(20_000);
  expect(selected()).toBe('One');
});

test('previous, next, arrow keys and swipes change the slide', () => {
  show();
  press('Previous slide');
  expect(selected()).toBe('Three');
  press('Next slide');
  expect(selected()).toBe('One');
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
  expect(selected()).toBe('Two');
  const slide = screen.getByText('Title Two');
  fireEvent.touchStart(slide, { touches: [{ clientX: 200, clientY: 10 }] });
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 120, clientY: 14 }] });
  expect(selected()).toBe('Three');
});

test('on a page from right to left the next slide comes with a swipe to the right', () => {
  document.dir = 'rtl';
  show();
  const swipe = (from: number, to: number) => {
    const slide = screen.getByText('Title One');
    fireEvent.touchStart(slide, { touches: [{ clientX: from, clientY: 10 }] });
    fireEvent.touchEnd(slide, { changedTouches: [{ clientX: to, clientY: 14 }] });
  };
  swipe(120, 200);
  expect(selected()).toBe('Two');
  swipe(200, 120);
  expect(selected()).toBe('One');
});

/** jsdom has no PointerEvent; the carousel reads only the pointer's type. */
const pointer = (type: string) => Object.assign(new Event(type), { pointerType: 'mouse' });
