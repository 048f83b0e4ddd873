import { expect, type Page, type Route } from '@playwright/test';
import { hydrated } from '../../e2e/support';
import { MAX_WAIT } from '../runner/patience';

/** How the script of the pages loads from now on. `changed`: something else changes the page before it. */
export const SCRIPTS = ['at once', 'held', 'gone', 'changed'] as const;
export const DATA = ['at once', 'held', 'gone'] as const;

export type Step =
  | { do: 'click'; route: string }
  | { do: 'back' | 'forward' | 'reload' | 'release' | 'rest' }
  | { do: 'script'; comes: (typeof SCRIPTS)[number] }
  | { do: 'data'; comes: (typeof DATA)[number] };

/** What the visitor sees of the page, and what its head says. */
export const look = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    marked: [...document.querySelectorAll('footer a[aria-current=page]')].map((a) => a.getAttribute('href')),
  }));

export type Seen = Awaited<ReturnType<typeof look>>;

/** Retries a query that fails when the document is replaced meanwhile. */
const until = (isSo: () => Promise<void>) =>
  expect(isSo).toPass({ intervals: [10, 20, 50], timeout: MAX_WAIT });

/** A visitor in one tab, beside a plain list of the pages visited, which says what has to be seen. */
export class Visit {
  /** The pages visited. Neighbours differ, so that the address shows when the browser has gone back or forward. */
  private readonly visited: string[] = [];
  private at = -1;
  /** A link that was followed and whose page is held back. */
  private wanted: string | undefined;
  private script: (typeof SCRIPTS)[number] = 'at once';
  private data: (typeof DATA)[number] = 'at once';
  private readonly held = { script: [] as (() => void)[], data: [] as (() => void)[] };

  constructor(
    private readonly page: Page,
    private readonly truth: ReadonlyMap<string, Seen>,
  ) {}

  async prepare() {
    await this.page.route('**/assets/*.js', (request) => this.answer('script', request));
    await this.page.route('**/*', (request) =>
      request.request().resourceType() === 'fetch' ? this.answer('data', request) : request.fallback(),
    );
    await this.page.addInitScript(() => {
      // No prefetching, and no timeout because the machine is busy.
      Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'effectiveType', {
        value: '3g',
      });
      const wait = window.setTimeout;
      const PAGE_TIMEOUT = 5000;
      const waitLonger = (run: () => void, delay = 0) =>
        wait(run, delay === PAGE_TIMEOUT ? 2 ** 31 - 1 : delay);
      Object.assign(window, { setTimeout: waitLonger });
    });
  }

  /** Opens a page by its address, and waits for the app. */
  async begin(route: string) {
    this.visited.splice(0, Number.POSITIVE_INFINITY, route);
    this.at = 0;
    this.script = 'at once';
    this.data = 'at once';
    await this.page.goto(route);
    await hydrated(this.page);
  }

  async take(step: Step) {
    switch (step.do) {
      case 'click':
        return this.click(step.route);
      case 'back':
      case 'forward':
        return this.traverse(step.do);
      case 'reload':
        return this.reload();
      case 'script':
        this.script = step.comes;
        return;
      case 'data':
        this.data = step.comes;
        return;
      case 'release':
        await this.release('data');
        return this.release('script');
      case 'rest':
        return this.rest();
    }
  }

  /** Releases everything that is held back, and checks page and address. */
  async end() {
    await this.take({ do: 'release' });
    await this.rest();
  }

  private async click(route: string) {
    const { page, held } = this;
    const before = held.data.length + held.script.length;
    await until(() =>
      page.evaluate((href) => {
        const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
        if (!link) throw new Error('The page has not come as far as this link.');
        // After the answer to this, which a new document would prevent.
        setTimeout(() => link.click());
      }, route),
    );
    let isHeld = false;
    await until(async () => {
      isHeld = held.data.length + held.script.length > before;
      if (!isHeld) expect((await look(page)).address).toBe(route);
    });
    if (isHeld && (await look(page)).address !== route) this.wanted = route;
    else this.go(route);
  }

  private go(route: string) {
    this.wanted = undefined;
    if (this.visited[this.at] === route) return;
    this.visited.splice(++this.at, Number.POSITIVE_INFINITY, route);
  }

  private async traverse(direction: 'back' | 'forward') {
    const at = this.at + (direction === 'back' ? -1 : 1);
    if (this.visited[at] === undefined) return;
    this.wanted = undefined;
    this.at = at;
    const delta = direction === 'back' ? -1 : 1;
    // After the answer to this, which a new document would prevent.
    await until(() => this.page.evaluate((by) => void setTimeout(() => history.go(by)), delta));
    await this.untilAddress(this.visited[at] ?? '');
  }

  private untilAddress = (route: string) =>
    until(async () => expect((await look(this.page)).address).toBe(route));

  private async reload() {
    this.wanted = undefined;
    await until(() =>
      this.page.evaluate(() => {
        Object.assign(window, { isOld: true });
        setTimeout(() => location.reload());
      }),
    );
    await until(async () => expect(await this.page.evaluate(() => 'isOld' in window)).toBe(false));
  }

  private async release(kind: 'script' | 'data') {
    this[kind] = 'at once';
    for (const pass of this.held[kind].splice(0)) pass();
    if (!this.wanted || this.held.data.length + this.held.script.length > 0) return;
    const route = this.wanted;
    await this.untilAddress(route);
    this.go(route);
  }

  private async rest() {
    await this.release('data');
    // What the app has to fetch for its first navigation.
    let isReady = false;
    await until(async () => {
      isReady = await this.page.evaluate(() => 'ready' in document.documentElement.dataset);
    });
    if (isReady) await this.release('script');
    const expected = this.truth.get(this.visited[this.at] ?? '');
    await until(async () => expect(await look(this.page)).toEqual(expected));
    // A change that has begun is completed in one of the next frames.
    await until(() =>
      this.page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      }),
    );
    expect(await look(this.page)).toEqual(expected);
  }

  private async answer(kind: 'script' | 'data', request: Route) {
    const comes = this[kind];
    if (comes === 'gone') return request.abort();
    if (comes === 'held') await new Promise<void>((resolve) => this.held[kind].push(resolve));
    if (comes === 'changed') await this.page.evaluate(wrapTexts).catch(() => {});
    // The document that asked may be gone by now.
    await request.continue().catch(() => {});
  }
}

/** As page translators do. */
function wrapTexts() {
  for (const element of document.querySelectorAll('main h1, main h2, main p, main button, header a')) {
    if (element.querySelector('font')) continue;
    const font = document.createElement('font');
    font.append(...element.childNodes);
    element.append(font);
  }
}
