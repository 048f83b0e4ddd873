import { type ReactNode, startTransition, useState, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:pagewright/site';
import '../../theme/theme.css';
import { StaticFooter } from '../../layout/footer/StaticFooter';
import type { PageData } from '../../content/model/page-data';
import { loadAll, loadInteractive } from '../render/components';
import { interactiveTypes } from '../render/static-blocks';
import { loadAnimate } from '../../ui/behaviours/load-animate';
import { APP_ID, PAGE_DATA_ID } from '../../content/model/addresses';
import { App, type Watch } from '../App';
import { announceReady, isReady } from '../../ui/behaviours/ready';

const container = document.getElementById(APP_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;
// Not awaited here: what it fetches imports from this file, and would wait for it in turn.
if (container && data) start(container, JSON.parse(data)).catch(continueWithoutScript);

async function start(container: HTMLElement, page: PageData) {
  let watch: Watch | undefined;
  if (import.meta.env.DEV) watch = (await import('../overlay/watch')).watch;
  const appWith = (footer: ReactNode) => (
    // Address and page change in one task, or in one view transition.
    <BrowserRouter useTransitions={false}>
      <App page={page} site={site} footer={footer} watch={watch} />
    </BrowserRouter>
  );
  if (!container.hasChildNodes()) {
    // Only in dev. The import also puts the footer's rules into the style sheet of a built site.
    const [{ Footer }] = await Promise.all([import('../../layout/footer/Footer'), loadAll()]);
    createRoot(container).render(appWith(<Footer />));
    return;
  }
  // The animation library comes along, so that an entrance begins at once or not at all (ui/components/section/FadeIn.tsx).
  const motion = page.entrance && loadAnimate().catch(() => {});
  await Promise.all([loadInteractive(interactiveTypes(page.blocks)), motion]);
  // In a transition React yields to the browser, which can then handle input.
  startTransition(() => hydrate(container, appWith(<StaticFooter />)));
}

/**
 * Hydrates the document. Where something has changed it before, such as a translator, React would
 * render the page again, without the static blocks. Then the page goes on as it was, without script.
 */
function hydrate(container: HTMLElement, app: ReactNode) {
  const original = [...container.childNodes];
  const { title } = document;
  const giveUp = () => {
    root.unmount();
    container.replaceChildren(...original);
    document.title = title;
    continueWithoutScript();
  };
  const handleError = (error: unknown) => (isReady() ? reportError(error) : queueMicrotask(giveUp));
  const root = hydrateRoot(container, <OnlyHydrated>{app}</OnlyHydrated>, {
    onRecoverableError: handleError,
    onUncaughtError: handleError,
  });
}

/** Throws before React renders instead of hydrating: the page's Trusted Types policy would stop that half-way. */
function OnlyHydrated({ children }: { children: ReactNode }) {
  // React calls the last function while it hydrates, and the second one where it renders.
  const isHydrating = useSyncExternalStore(ignoreLinks, isReady, () => true);
  const [wasHydrated] = useState(isHydrating);
  if (!wasHydrated) throw new Error('The HTML was changed before hydration.');
  return children;
}

const ignoreLinks = () => () => {};

/** Shows everything, and lets bootstrap.ts give the recorded events back to the browser. */
function continueWithoutScript() {
  document.documentElement.classList.remove('js');
  announceReady();
}
