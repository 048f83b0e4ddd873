import { chooseTheme, isDark } from '../../layout/header/theme/theme';
import { isReady, READY } from '../../ui/behaviours/ready';

/*
 * Stands in every built page before anything else that runs, and fetches the app only when the page is shown and the
 * browser idle, or at once when the visitor turns to something. Until React answers, what the visitor does is kept and
 * then done again in its order, so that nothing is lost and nothing is done twice.
 */

/** What the app answers and the browser does not. Links, menus and typing work by themselves. */
const REPLAYED_EVENTS = ['click', 'keydown', 'input', 'submit', 'touchstart', 'touchend'] as const;

/** Signs that the app will be needed. */
const INTENT_EVENTS = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/** Keys that would scroll the page or change the browser's tab before the app could use them. */
const HANDLED_KEYS = /^(?:Arrow|Home|End)/;

/** Milliseconds that a message waits for the app. Chromium takes a press as the reason for opening a program for five seconds. */
const SUBMIT_TIMEOUT = 4000;

const app = document.currentScript?.dataset.app ?? '';
const root = document.documentElement;
/** The path that this page came for. */
const { pathname } = location;
const recordedEvents: Event[] = [];
/** The form that was sent, however often. */
let pendingForm: HTMLFormElement | undefined;
let isFetched = false;

function fetchApp() {
  if (isFetched) return;
  isFetched = true;
  // Without it the page goes on as one without script.
  import(/* @vite-ignore */ app).catch(() => {
    root.classList.remove('js');
    replayEvents();
  });
}

function handleIntent({ type, target }: Event) {
  if (type !== 'pointerover' || within(target, 'a, button, summary, form')) fetchApp();
  // As layout/header/navigation/use-closing.ts does: what was opened must not cover where the visitor goes on. The veil is the header's.
  if ((type === 'pointerdown' || type === 'focusin') && !within(target, '[popover]')) {
    document.querySelector('header [open]')?.removeAttribute('open');
  }
}

function recordEvent(event: Event) {
  const { type, target } = event;
  if (type === 'click') {
    if (within(target, '[data-theme-switch]')) chooseTheme(!isDark());
    else if (!within(target, 'button[type=button]:not([popovertarget])')) return;
    else recordedEvents.push(event);
  } else if (type === 'submit') {
    event.preventDefault();
    pendingForm = target as HTMLFormElement;
    setTimeout(submitWithoutScript, SUBMIT_TIMEOUT);
  } else {
    recordedEvents.push(event);
    if (event instanceof KeyboardEvent && isHandledKey(event)) event.preventDefault();
  }
  event.stopImmediatePropagation();
  fetchApp();
}

function isHandledKey({ key, altKey, target }: KeyboardEvent): boolean {
  return HANDLED_KEYS.test(key) ? !!within(target, '[role=tablist]') : altKey && /^\d$/.test(key);
}

/** The browser sends what waits, and what follows, in its own way. The form says so: without a mail program nothing is seen. */
function submitWithoutScript() {
  removeEventListener('submit', recordEvent, true);
  pendingForm?.setAttribute('data-late', '');
  submitPendingForm();
}

function submitPendingForm() {
  pendingForm?.requestSubmit();
  pendingForm = undefined;
}

/** Lets events pass again, and does again what was kept. */
async function replayEvents() {
  for (const type of INTENT_EVENTS) removeEventListener(type, handleIntent, true);
  for (const type of REPLAYED_EVENTS) removeEventListener(type, recordEvent, true);
  for (const event of recordedEvents) {
    dispatchAgain(event);
    // React carries out what follows from an event before the next one comes.
    await Promise.resolve();
  }
  submitPendingForm();
}

function dispatchAgain(event: Event) {
  const { type, target } = event;
  // Its kind of event takes an event of that kind as what to be like.
  const Kind = event.constructor as typeof Event;
  target?.dispatchEvent(new Kind(type, event));
}

/**
 * After a reload the browser takes pages that the app has shown for places on this one. Only the app can show another page
 * here; without it, its script not there yet or given up, the browser has to load that.
 */
function loadOtherPage() {
  const isAnswering = isReady() && root.classList.contains('js');
  if (!isAnswering && location.pathname !== pathname) location.reload();
}

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector);

for (const type of INTENT_EVENTS) addEventListener(type, handleIntent, { capture: true, passive: true });
for (const type of REPLAYED_EVENTS) addEventListener(type, recordEvent, true);
document.addEventListener(READY, replayEvents, { once: true });
addEventListener('popstate', loadOtherPage);
addEventListener('load', () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // The frame that begins then shows the picture that came last; the next begins when it is handed over.
  if (!connection?.saveData)
    whenPainted(() => requestAnimationFrame(() => requestAnimationFrame(fetchAppWhenIdle)));
});

/** Waits until the page is on the screen, which comes some time after it is laid out; not where the browser does not tell. */
function whenPainted(goOn: () => void) {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isTold || performance.getEntriesByType('paint').length > 0) return goOn();
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    goOn();
  });
  observer.observe({ entryTypes: ['paint'] });
}

function fetchAppWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchApp);
  else setTimeout(fetchApp, 200);
}
