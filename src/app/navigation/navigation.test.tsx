// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { Link } from '../../ui/components/link/Link';
import { PAGE_DATA_ID } from '../../content/model/addresses/addresses';
import { SPRITE_ID } from '../../content/model/icons/sprite';
import { landmarks } from '../../layout/landmarks';
import { CAME_FROM } from '../../ui/behaviours/came-from';
import { followLinks } from '../../ui/behaviours/page-links';
import { SKIP_HYDRATION } from '../../ui/behaviours/skip-hydration';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { readPage } from '../page/loaded-page';
import { createPageView, type PageView } from '../page/page-view';
import { SMOOTH_SCROLL_DELAY } from './scroll-and-focus';
import * as parsing from '../page/parse-html';
import * as fullPage from './full-page-load';
import { usePageNavigation } from './use-page-navigation';

/** A page's HTML: its heading, a place on it, its icons, and its data. */
function pageAt(route: string, title: string, icons = ''): string {
  const data = JSON.stringify({
    route,
    title,
    breadcrumbs: [{ label: 'Start', href: '/' }, { label: `About ${title}` }],
    blocks: [],
    assets: { images: {}, texts: {} },
  });
  return `<!doctype html><title>${title}</title><style>h1{color:red}</style>
    <main id="${landmarks.main}"><div><h1>${title}</h1><section id="prices">Prices</section></div></main>
    <div hidden><svg id="${SPRITE_ID}">${icons}</svg></div>
    <script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
}

const home = pageAt('/', 'Home', '<symbol id="_icon-old"></symbol>');
const repairs = pageAt('/repairs', 'Repairs');

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The smallest app: links of every kind around the page. */
function TestApp({ view }: { view: PageView }) {
  const { inView, navigateTo, announcement } = usePageNavigation(view);
  useEffect(() => followLinks(navigateTo), [navigateTo]);
  return (
    <RouteProvider value={inView.data.route}>
      <main {...SKIP_HYDRATION} />
      <Link href="/">To home</Link>
      <Link href="/repairs">To repairs</Link>
      <Link href="/paints">To paints</Link>
      <Link href="/repairs#prices">To prices of repairs</Link>
      <Link href="#prices">To prices</Link>
      <Link href="/repairs" target="_blank">
        To repairs elsewhere
      </Link>
      <Link href="/media/plan.pdf">To a file</Link>
      <Link href="/repairs" download>
        To a download
      </Link>
      <Link href="https://example.com/" newTab>
        To another site
      </Link>
      <p role="status">{announcement}</p>
    </RouteProvider>
  );
}

type Answer = (html: string, status?: number) => void;
let asked: { url: string; signal: AbortSignal; answer: Answer; fail: () => void }[];
let scrollTo: ReturnType<typeof vi.fn>;
let scrollIntoView: Mock<Element['scrollIntoView']>;
let loadFullPage: Mock<typeof fullPage.loadFullPage>;
let reloadFullPage: Mock<typeof fullPage.reloadFullPage>;
let stopFullPageLoad: Mock<typeof fullPage.stopFullPageLoad>;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  // jsdom cannot load pages.
  loadFullPage = vi.spyOn(fullPage, 'loadFullPage').mockImplementation(() => {});
  reloadFullPage = vi.spyOn(fullPage, 'reloadFullPage').mockImplementation(() => {});
  stopFullPageLoad = vi.spyOn(fullPage, 'stopFullPageLoad').mockImplementation(() => {});
  // jsdom makes no documents of blobs.
  vi.spyOn(parsing, 'parseHtml').mockImplementation(async (html) => parsed(html));
  asked = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      const answer: Answer = (html, status = 200) => resolve(new Response(html, { status }));
      const fail = () => reject(new TypeError('no network'));
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({ url, signal, answer, fail });
    });
  });
  scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  scrollIntoView = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, { fonts: [] });
  const first = parsed(home);
  document.head.replaceChildren(...first.head.childNodes);
  document.body.replaceChildren(...first.body.childNodes);
  const view = createPageView(readPage(), () => () => {});
  render(
    <BrowserRouter useTransitions={false}>
      <TestApp view={view} />
    </BrowserRouter>,
  );
});

afterEach(async () => {
  // A page that is still waited for would be loaded whole after some seconds, in the document of another test.
  await act(async () => {
    for (const { fail } of asked) fail();
  });
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('going to another page', () => {
  it('keeps the old page and address until the next one is there', async () => {
    await click('To repairs');
    expect(asked.map(({ url }) => url)).toEqual(['/repairs']);
    expect(heading().textContent).toBe('Home');
    expect(window.location.pathname).toBe('/');

    asked[0]?.answer(repairs);
    await waitFor(() => expect(heading().textContent).toBe('Repairs'));
    expect(window.location.pathname).toBe('/repairs');
  });

  it('scrolls to the top, moves focus to the heading, and announces the title', async () => {
    await click('To repairs');
    expect(screen.getByRole('status').textContent).toBe('');
    asked[0]?.answer(repairs);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('status').textContent).toBe('Repairs');
  });

  it('adds missing icons to the sprite before it shows the page', async () => {
    await click('To repairs');
    const icons = '<symbol id="_icon-old"><g/></symbol><symbol id="_icon-new"><path d="M0 0"/></symbol>';
    asked[0]?.answer(pageAt('/repairs', 'Repairs', icons));
    await waitFor(() => expect(heading().textContent).toBe('Repairs'));
    const sprite = document.getElementById(SPRITE_ID);
    expect(sprite?.innerHTML).toBe(
      '<symbol id="_icon-old"></symbol><symbol id="_icon-new"><path d="M0 0"></path></symbol>',
    );
    expect(sprite?.lastElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('marks links to the page in view', async () => {
    await click('To repairs');
    asked[0]?.answer(repairs);
    await waitFor(() => expect(screen.getByRole('link', { name: 'To repairs' }).ariaCurrent).toBe('page'));
    expect(screen.getByRole('link', { name: 'To home' }).hasAttribute('aria-current')).toBe(false);
  });

  it('lets a newer click win', async () => {
    await click('To repairs');
    await click('To paints');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(pageAt('/paints', 'Paints'));
    await waitFor(() => expect(heading().textContent).toBe('Paints'));
    expect(loadFullPage).not.toHaveBeenCalled();
  });

  it.each([
    ['the network fails', (request: (typeof asked)[number]) => request.fail()],
    ['there is no such file', (request: (typeof asked)[number]) => request.answer(repairs, 404)],
    [
      'the answer is something else',
      (request: (typeof asked)[number]) => request.answer('<title>Hello</title>'),
    ],
    ['the answer is another page', (request: (typeof asked)[number]) => request.answer(home)],
  ])('loads the page in the ordinary way when %s', async (_name, respond) => {
    await click('To repairs');
    const [request] = asked;
    if (request) respond(request);
    await waitFor(() =>
      expect(loadFullPage).toHaveBeenCalledExactlyOnceWith(new URL('http://localhost:3000/repairs')),
    );
    expect(heading().textContent).toBe('Home');
  });

  it('restores the scroll position when going back', async () => {
    await click('To repairs');
    Object.assign(window, { scrollY: 420 });
    asked[0]?.answer(repairs);
    await waitFor(() => expect(window.location.pathname).toBe('/repairs'));
    window.history.back();
    await waitFor(() => expect(asked[1]?.url).toBe('/'));
    asked[1]?.answer(home);
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' }));
    expect(heading().textContent).toBe('Home');
  });

  it('after going back, loads the full page when it cannot be fetched', async () => {
    await click('To repairs');
    asked[0]?.answer(repairs);
    await waitFor(() => expect(window.location.pathname).toBe('/repairs'));
    window.history.back();
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.fail();
    await waitFor(() => expect(reloadFullPage).toHaveBeenCalledOnce());
  });
});

describe('back and forward while something else is under way', () => {
  /** From home to repairs and to paints; going back requests the first page. */
  async function goTwice() {
    await click('To repairs');
    asked.at(-1)?.answer(repairs);
    await waitFor(() => expect(heading().textContent).toBe('Repairs'));
    await click('To paints');
    asked.at(-1)?.answer(pageAt('/paints', 'Paints'));
    await waitFor(() => expect(heading().textContent).toBe('Paints'));
  }

  /** Lets the test decide when the browser calls back for a view transition, which it does a frame after the request. */
  function holdChanges() {
    const held: (() => void)[] = [];
    const startViewTransition = (change: () => void) => {
      held.push(change);
      return { ready: Promise.resolve() };
    };
    Object.assign(document, { startViewTransition });
    return held;
  }

  async function traverse(delta: number) {
    const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await act(() => heard);
  }

  it('back, then forward before the change begins: the page stays', async () => {
    await goTwice();
    const held = holdChanges();
    await traverse(-1);
    asked.at(-1)?.answer(repairs);
    await waitFor(() => expect(held).toHaveLength(1));
    await traverse(1);
    for (const change of held) act(change);
    expect(window.location.pathname).toBe('/paints');
    expect(heading().textContent).toBe('Paints');
  });

  it('after a swipe, which the browser animates itself: no transition of ours', async () => {
    await goTwice();
    const held = holdChanges();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', {
      configurable: true,
      value: true,
    });
    await traverse(-1);
    Reflect.deleteProperty(PopStateEvent.prototype, 'hasUAVisualTransition');
    asked.at(-1)?.answer(repairs);
    await waitFor(() => expect(heading().textContent).toBe('Repairs'));
    expect(held).toEqual([]);
  });

  it('a click, then back before the change begins: the page that the visitor went back to', async () => {
    await goTwice();
    const held = holdChanges();
    await click('To home');
    asked.at(-1)?.answer(home);
    await waitFor(() => expect(held).toHaveLength(1));
    await traverse(-1);
    asked.at(-1)?.answer(repairs);
    await waitFor(() => expect(held).toHaveLength(2));
    for (const change of held) act(change);
    expect(window.location.pathname).toBe('/repairs');
    expect(heading().textContent).toBe('Repairs');
  });

  it('a click on the page that is left, before the one gone back to is there', async () => {
    await goTwice();
    await traverse(-1);
    await click('To paints');
    asked.at(-1)?.answer(pageAt('/paints', 'Paints again'));
    await waitFor(() => expect(heading().textContent).toBe('Paints again'));
    expect(window.location.pathname).toBe('/paints');
  });

  it.each([
    ['4 GB of memory changes the page without a view transition', 4, 0],
    ['8 GB changes it with one', 8, 1],
  ])('a device with %s', async (_case, memory, transitions) => {
    Object.defineProperty(navigator, 'deviceMemory', { value: memory, configurable: true });
    const held = holdChanges();
    await click('To repairs');
    asked[0]?.answer(repairs);
    await waitFor(() => expect(held).toHaveLength(transitions));
    for (const change of held) act(change);
    await waitFor(() => expect(heading().textContent).toBe('Repairs'));
    expect(held).toHaveLength(transitions);
    Reflect.deleteProperty(navigator, 'deviceMemory');
  });

  it('under reduced motion address and page change in one task', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const push = window.history.pushState.bind(window.history);
    const seen: (string | null)[] = [];
    vi.spyOn(window.history, 'pushState').mockImplementation((...given) => {
      push(...given);
      queueMicrotask(() => seen.push(heading().textContent));
    });
    await click('To repairs');
    asked[0]?.answer(repairs);
    await waitFor(() => expect(seen).toEqual(['Repairs']));
    vi.mocked(window.history.pushState).mockRestore();
  });

  it('stops a full page load when the visitor goes elsewhere before it ends', async () => {
    await click('To repairs');
    asked[0]?.fail();
    await waitFor(() => expect(loadFullPage).toHaveBeenCalledOnce());
    stopFullPageLoad.mockClear();
    await click('To paints');
    expect(stopFullPageLoad).toHaveBeenCalledOnce();
  });
});

describe('places on pages', () => {
  it('notes the page that a visitor leaves for a place on another page, for the form there', async () => {
    await click('To prices');
    await click('To repairs');
    expect(sessionStorage.getItem(CAME_FROM)).toBeNull();
    asked[0]?.fail();
    await click('To prices of repairs');
    expect(sessionStorage.getItem(CAME_FROM)).toBe('About Home');
    sessionStorage.clear();
  });

  it('scrolls smoothly on the page in view, and puts the anchor into the address', async () => {
    await click('To prices');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }));
    expect(window.location.hash).toBe('#prices');
    expect(document.activeElement?.id).toBe('prices');
    expect(asked).toEqual([]);
  });

  it('jumps under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await click('To prices');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' }));
  });

  it('goes to the other page first, and scrolls a moment later', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await click('To prices of repairs');
    asked[0]?.answer(repairs);
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
    expect(heading().textContent).toBe('Repairs');
    expect(timers.mock.calls.filter(([, delay]) => delay === SMOOTH_SCROLL_DELAY)).toHaveLength(1);
    timers.mockRestore();
    expect(window.location.href).toMatch(/\/repairs#prices$/);
    expect(document.activeElement?.id).toBe('prices');
  });
});

describe('links that the browser follows itself', () => {
  it.each(['To repairs elsewhere', 'To a file', 'To a download', 'To another site'])('%s', async (name) => {
    const link = screen.getByRole('link', { name });
    const followed = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(link);
    expect(followed).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('any, with the key %s', async (key) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link', { name: 'To repairs' }));
    expect(asked).toEqual([]);
  });

  it('opens new tabs without handing anything over', () => {
    const link = screen.getByRole('link', { name: 'To another site' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
