import { chooseTheme, isDark, startTheme } from '../../layout/header/theme/theme';
import { isReady, READY } from '../../ui/behaviours/ready';
import { waitForFonts } from './wait-for-fonts';

/*
 * Runs in every built page before any other script. It fetches the app only when the page is painted and the
 * browser idle, or at once when the visitor interacts with something. Until React has hydrated the page, it records
 * events and then replays them in their order, so that nothing is lost and nothing is done twice.
 */

/** Events that only the app can handle. Links, menus and typing work without it. */
const REPLAYED_EVENTS = ['click', 'keydown', 'input', 'submit', 'touchstart', 'touchend'] as const;

/** Signs that the app will be needed. */
const INTENT_EVENTS = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/** Keys that would scroll the page or switch the browser's tab before the app could handle them. */
const HANDLED_KEYS = /^(?:Arrow|Home|End)/;

/** The key and its code, as layout/header/shortcuts has them. Alt with the numeric keypad types characters on Windows. */
const SHORTCUT = /^[1-3](?!Numpad)/;

/** Milliseconds that a message waits for the app. Chromium lets a click open another program for five seconds. */
const SUBMIT_TIMEOUT = 4000;

/** While the root element has it, pictures after the first one are not fetched (theme/base.css). */
const HOLDING = 'lead-first';

/** Milliseconds. Where the first picture takes longer than that, the others are fetched beside it. */
const MAX_HOLD = 3000;

const app = document.currentScript?.dataset.app ?? '';
const root = document.documentElement;
/** The path that this page was loaded for. */
const { pathname } = location;
const recordedEvents: Event[] = [];
/** The form that was submitted, once or several times. */
let pendingForm: HTMLFormElement | undefined;
let isFetched = false;

/**
 * Lets the browser fetch further pictures. On a slow line they would share it with the first one, even lazy ones, which browsers
 * fetch 1250 to 3000 pixels before they come into view.
 */
function releasePictures() {
  root.classList.remove(HOLDING);
}

function fetchApp() {
  releasePictures();
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
  // As layout/header/navigation/closing.ts does: an open menu must not cover what the visitor presses or focuses. The backdrop is the header's.
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

function isHandledKey({ key, code, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (!HANDLED_KEYS.test(key)) return altKey && SHORTCUT.test(key + code);
  return !altKey && !ctrlKey && !metaKey && !!within(target, '[role=tablist]');
}

/** The browser submits this form, and any later one, itself. The form says so: without a mail program nothing would be visible. */
function submitWithoutScript() {
  removeEventListener('submit', recordEvent, true);
  pendingForm?.setAttribute('data-late', '');
  submitPendingForm();
}

function submitPendingForm() {
  // Not requestSubmit, which Safari has since 16.
  pendingForm?.querySelector<HTMLElement>('[type=submit]')?.click();
  pendingForm = undefined;
}

/** Lets events pass again, and replays the recorded ones. */
async function replayEvents() {
  for (const type of INTENT_EVENTS) removeEventListener(type, handleIntent, true);
  for (const type of REPLAYED_EVENTS) removeEventListener(type, recordEvent, true);
  for (const event of recordedEvents) {
    dispatchAgain(event);
    // React applies the state changes of one event before the next one.
    await Promise.resolve();
  }
  submitPendingForm();
}

function dispatchAgain(event: Event) {
  const { type, target } = event;
  // An event's constructor accepts an event of the same kind as its options.
  const Kind = event.constructor as typeof Event;
  target?.dispatchEvent(new Kind(type, event));
}

/**
 * After a reload the browser treats pages that the app has shown as places on this one. Only the app can show another page
 * here; while its script is missing, or when it was given up, the browser has to load that page.
 */
function loadOtherPage() {
  const isAnswering = isReady() && root.classList.contains('js');
  if (!isAnswering && location.pathname !== pathname) location.reload();
}

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector);

root.classList.add('js');
startTheme();
waitForFonts();
root.classList.add(HOLDING);
// The browser scrolls, too: to an anchor, or back to where a reload was.
addEventListener('scroll', releasePictures);
setTimeout(releasePictures, MAX_HOLD);
for (const type of INTENT_EVENTS) addEventListener(type, handleIntent, { capture: true, passive: true });
for (const type of REPLAYED_EVENTS) addEventListener(type, recordEvent, true);
document.addEventListener(READY, replayEvents, { once: true });
addEventListener('popstate', loadOtherPage);
addEventListener('load', () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  whenPainted(() =>
    // The first frame shows the picture that came last; the second begins when the first was handed over.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        releasePictures();
        if (!connection?.saveData) fetchAppWhenIdle();
      }),
    ),
  );
});

/** Waits until the page is painted, some time after layout; does not wait in browsers that do not report it. */
function whenPainted(goOn: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return goOn();
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    goOn();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function fetchAppWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchApp);
  else setTimeout(fetchApp, 200);
}
