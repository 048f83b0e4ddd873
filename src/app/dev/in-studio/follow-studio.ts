import type { DevView } from '../../../content/model/protocols/dev-protocol';
import { type FromFrame, isToFrame, type ToFrame } from '../../../content/model/protocols/studio-frame';
import { STUDIO_CHANGED } from '../../../content/model/protocols/studio-protocol';
import type { PageData } from '../../../content/model/pages/page-data';
import { blockInWords } from '../../../content/model/pages/block-in-words';
import { afterFrame } from '../../page/after-frame';
import { blockAt, blocksIn, openPanels, reveal, revealElement } from './blocks';
import { createOutlines } from './outlines';
import { elementOf, propertyAt } from './property-at';
import { elementsOf } from './elements-of';
import { hitAt } from './hit-at';
import { sitePartAt } from './site-part-at';
import { revealSitePlace, sitePlaceAt } from './site-place';
import { holdPage } from '../../../ui/behaviours/hold-page';
import { withUnchanged } from '../../../ui/behaviours/with-unchanged';

type Shown = Required<Pick<DevView, 'page' | 'site'>>;

interface FollowOptions {
  route: string;
  show(shown: Shown): void;
}

/** Events with which a page answers a visitor; in the studio a click selects instead. */
const REFUSED_EVENTS = [
  'click',
  'auxclick',
  'dblclick',
  'mousedown',
  'pointerdown',
  'submit',
  'dragstart',
] as const;

/** In a task of its own. After a key Chromium runs no timer until the screen shows the frame, which takes longer without a graphics card. */
const runSoon = (action: () => void) =>
  'scheduler' in window
    ? window.scheduler.postTask(action, { priority: 'user-blocking' })
    : setTimeout(action);

/** For so many frames a block is waited for that React has not drawn yet. */
const MAX_TRIES = 100;

/**
 * Shows what the studio around this page sends, and tells it what is clicked.
 *
 * @returns stops following
 */
export function followStudio(studio: Window, { route, show }: FollowOptions): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  /** At once: a message that is posted comes after the next frame, and what the studio answers to a click one frame later. */
  const send = (data: FromFrame) => {
    studio.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }));
  };
  let shown: Shown | undefined;
  let selected = '';
  /** The property that is to be seen, of what is selected. */
  let property: string | undefined;
  /** The property that was clicked last, and is in view; undefined once the form leads to another one. */
  let picked: string | undefined;
  let isUsed = false;
  let isAwaited = false;
  /** What the pointer was on when it moved last. */
  let last: EventTarget | null = null;
  document.documentElement.dataset.inStudio = '';
  holdPage(true);

  const page = (): PageData | undefined => shown?.page;
  const outlines = createOutlines((pointer) => {
    const block = blockAt(page(), pointer);
    if (block) return { label: blockInWords(block.type), elements: () => elementsOf(block) };
    return sitePlaceAt(pointer);
  });
  const outlineSelected = () => outlines.select(selected);

  /** A block that was selected before the page had it is brought into view once it is there. */
  function showSelected(tries = MAX_TRIES) {
    const block = blockAt(page(), selected);
    if (isAwaited && shown) {
      revealSitePlace(selected);
      if (sitePlaceAt(selected)) isAwaited = false;
    }
    if (block && isAwaited) {
      // React may draw the block later than in the next frame.
      if (showProperty() || reveal(block)) isAwaited = false;
      else if (tries > 0) afterFrame(() => showSelected(tries - 1));
    }
    outlineSelected();
  }

  const isPicked = () => property !== undefined && property === picked;

  /** @returns whether the page has it */
  function showProperty(): boolean {
    const current = page();
    const block = blockAt(current, selected);
    const found =
      current && block && property !== undefined
        ? elementOf(property, { block, pointer: selected }, current.assets)
        : undefined;
    if (!found) return false;
    openPanels(found);
    if (!found.checkVisibility()) return false;
    revealElement(found);
    return true;
  }

  function handleMessage(message: ToFrame) {
    switch (message.kind) {
      case 'pagewright:draft':
        showDraft(message.view, message.stamp);
        break;
      case 'pagewright:select':
        selected = message.pointer;
        property = message.property;
        isAwaited = message.scroll && !isPicked();
        showSelected();
        break;
      case 'pagewright:show':
        property = message.property;
        // Whoever has gone on from what was clicked may come back to it when it is out of view.
        if (!isPicked()) picked = undefined;
        if (!isAwaited && !isPicked()) showProperty();
        break;
      case 'pagewright:use':
        isUsed = message.isUsed;
        holdPage(!isUsed);
        last = null;
        outlines.hide();
        if (!isUsed) outlineSelected();
        break;
      case 'pagewright:theme':
        document.documentElement.classList.toggle('dark-mode', message.isDark);
    }
  }

  function showDraft(view: DevView, stamp: number) {
    if (view.route !== route || !view.site) return;
    shown = withUnchanged(shown, { page: view.page, site: view.site });
    show(shown);
    last = null;
    afterFrame(showSelected);
    requestAnimationFrame(() => void runSoon(() => send({ kind: 'pagewright:painted', stamp })));
  }

  addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (source === studio && origin === location.origin && isToFrame(data)) handleMessage(data);
    },
    { signal },
  );

  const refuse = (event: Event) => {
    if (isUsed || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') pick(hitAt(event as MouseEvent));
  };
  for (const type of REFUSED_EVENTS) addEventListener(type, refuse, { capture: true, signal });

  function pick(hit: Element | undefined) {
    const current = page();
    if (!current || !hit) return;
    const found = blocksIn(current, hit);
    selected = found?.pointer ?? '';
    outlineSelected();
    const part = found || !shown ? undefined : sitePartAt(hit, shown.site);
    if (part) {
      send({ kind: 'pagewright:pick', isSite: true, ...part });
      return;
    }
    picked = found && propertyAt(hit, found, current.assets);
    send({ kind: 'pagewright:pick', pointer: selected, property: picked });
  }

  addEventListener(
    'pointermove',
    ({ target }) => {
      const current = page();
      if (isUsed || !current || !(target instanceof Element) || target === last) return;
      last = target;
      outlines.point(blocksIn(current, target)?.pointer ?? '');
    },
    { signal },
  );
  document.addEventListener(
    'pointerleave',
    () => {
      last = null;
      outlines.point('');
    },
    { signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      const ctrl = event.ctrlKey || event.metaKey;
      const isOurs = ctrl
        ? ['s', 'z', 'y'].includes(event.key.toLowerCase())
        : ['Escape', 'F8'].includes(event.key) && !event.altKey;
      if (!isOurs) return;
      event.preventDefault();
      send({ kind: 'pagewright:key', key: event.key, shift: event.shiftKey, ctrl });
    },
    { capture: true, signal },
  );

  // Written out, because Vite replaces exactly this expression.
  const hot = import.meta.hot;
  const passOn = (data: unknown) => send({ kind: 'pagewright:disk', data });
  hot?.on(STUDIO_CHANGED, passOn);

  const resized = new ResizeObserver(() => outlines.renew());
  resized.observe(document.body);
  // The studio answers at once with what it shows, and React draws nothing at once from within an effect.
  queueMicrotask(() => signal.aborted || send({ kind: 'pagewright:ready', route }));
  return () => {
    ends.abort();
    hot?.off(STUDIO_CHANGED, passOn);
    resized.disconnect();
    outlines.remove();
    holdPage(false);
  };
}
