// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../tests/support/runner/until';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import { followLinks } from '../../ui/behaviours/page-links';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { SiteProvider } from '../../ui/contexts/site-context';
import { landmarks } from '../landmarks';
import { Header } from './Header';

function App({ route }: { route: string }) {
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <SiteProvider data={{ site: stubSite, assets: { images: {}, texts: {} } }}>
      <RouteProvider value={route}>
        <Header />
        <main id={landmarks.main} tabIndex={-1}>
          Words
          <label>
            Field <input />
          </label>
        </main>
        <footer id={landmarks.footer} tabIndex={-1} />
      </RouteProvider>
    </SiteProvider>
  );
}

function show(route = '/') {
  render(<App route={route} />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

const summary = (label: string) => screen.getByText(label, { selector: 'summary' });
const isOpen = (label: string) => summary(label).closest('details')?.open;
const category = (name: string) => screen.getByText(name, { selector: 'p' }).parentElement;
/** jsdom does not open `<details>` by a click on its summary in every version; browsers do. */
const open = (label: string) =>
  act(async () => {
    const details = summary(label).closest('details');
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });

let system: EventTarget & { matches: boolean };

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  Element.prototype.scrollIntoView = vi.fn();
  document.documentElement.className = 'js';
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('every link is in the document before anything is opened', () => {
  show();
  const targets = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/#home',
    '/services/repairs',
    '/products/hammers',
    '/products/blue',
    '/#contact',
  ]);
});

test('Escape closes what is open and gives focus back to its button', async () => {
  const user = show();
  await open('Products');
  screen.getByRole('button', { name: /Paints/ }).focus();
  await user.keyboard('{Escape}');
  expect(isOpen('Products')).toBe(false);
  expect(document.activeElement).toBe(summary('Products'));
});

test('a press outside closes, a press inside does not', async () => {
  const user = show();
  await open('Products');
  await user.click(screen.getByRole('button', { name: /Paints/ }));
  expect(isOpen('Products')).toBe(true);
  await user.click(screen.getByText('Words'));
  expect(isOpen('Products')).toBe(false);
});

test('focus that goes on to the page closes', async () => {
  show();
  await open('Solutions');
  act(() => screen.getByRole('textbox').focus());
  expect(isOpen('Solutions')).toBe(false);
});

test('one entry at a time', async () => {
  show();
  await open('Solutions');
  await open('Products');
  expect([isOpen('Solutions'), isOpen('Products')]).toEqual([false, true]);
});

test('choosing a link closes', async () => {
  const user = show();
  await open('Solutions');
  await user.click(screen.getByRole('link', { name: 'Repairs' }));
  expect(isOpen('Solutions')).toBe(false);
});

test('a category button shows its category; the panel begins with the first again', async () => {
  const user = show();
  await open('Products');
  const button = screen.getByRole('button', { name: 'Paints 1' });
  expect(category('Tools')?.hasAttribute('data-active')).toBe(true);
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(category('Paints')?.id);
  expect(category('Paints')?.hasAttribute('data-active')).toBe(true);
  expect(category('Tools')?.hasAttribute('data-active')).toBe(false);

  await user.keyboard('{Escape}');
  await open('Products');
  expect(category('Tools')?.hasAttribute('data-active')).toBe(true);
});

test('the page in view is marked, in the bar by the first entry that leads to it', () => {
  show('/products/blue');
  expect(summary('Products').getAttribute('aria-current')).toBe('true');
  expect(summary('Solutions').hasAttribute('aria-current')).toBe(false);
  expect(screen.getByText('Blue').getAttribute('aria-current')).toBe('page');
  cleanup();
  show('/products/of-no-menu');
  expect(summary('Products').getAttribute('aria-current')).toBe('true');
  cleanup();
  show('/');
  const nav = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(within(nav).getByText('Home').getAttribute('aria-current')).toBe('page');
});

test('the theme switch changes the class, says so, and is remembered', async () => {
  const user = show();
  const button = screen.getByRole('button', { name: 'Dark theme', pressed: false });
  await user.click(button);
  expect(document.documentElement.classList.contains('dark-mode')).toBe(true);
  expect(localStorage.getItem('darkMode')).toBe('true');
  await until(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  await user.click(button);
  expect(localStorage.getItem('darkMode')).toBe('false');
  expect(document.documentElement.className).toBe('js');
});

test('the theme switch works where storage is forbidden', async () => {
  const user = show();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.classList.contains('dark-mode')).toBe(true);
});

test('the system decides the theme until the visitor has', async () => {
  const user = show();
  const becomeDark = (dark: boolean) => {
    system.matches = dark;
    act(() => void system.dispatchEvent(new Event('change')));
  };
  becomeDark(true);
  expect(document.documentElement.classList.contains('dark-mode')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  becomeDark(true);
  expect(document.documentElement.classList.contains('dark-mode')).toBe(false);
});

test('Alt+1, Alt+2 and Alt+3 move focus to navigation, main and footer, from anywhere', async () => {
  const user = show();
  screen.getByRole('textbox').focus();
  await user.keyboard('{Alt>}1{/Alt}');
  expect(document.activeElement?.textContent).toBe('Home');
  await user.keyboard('{Alt>}2{/Alt}');
  expect(document.activeElement?.id).toBe(landmarks.main);
  await user.keyboard('{Alt>}3{/Alt}');
  expect(document.activeElement?.id).toBe(landmarks.footer);
});

test('no other shortcut is bound, and Option+3 still types its character', async () => {
  const user = show();
  const field = screen.getByRole('textbox');
  field.focus();
  for (const keys of ['{Alt>}4{/Alt}', '2', '{Control>}{Alt>}2{/Alt}{/Control}']) {
    await user.keyboard(keys);
    expect(document.activeElement).toBe(field);
  }
  const typed = new KeyboardEvent('keydown', { key: '#', code: 'Digit3', altKey: true, bubbles: true });
  field.dispatchEvent(typed);
  expect(document.activeElement).toBe(field);
});

test('Alt+0233 on the numeric keypad, which types é on Windows, leaves focus and keys alone', () => {
  show();
  const field = screen.getByRole('textbox');
  field.focus();
  for (const key of '0233') {
    const options = { key, code: `Numpad${key}`, altKey: true, bubbles: true, cancelable: true };
    const pressed = new KeyboardEvent('keydown', options);
    field.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(field);
  }
});

test('skip links come first and lead to the same places', async () => {
  const user = show();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Go to navigation');
  await user.click(screen.getByRole('link', { name: 'Go to footer' }));
  expect(document.activeElement?.id).toBe(landmarks.footer);
});
