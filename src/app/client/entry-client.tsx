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
    // The address changes with the page: in one piece where that is at once, in one transition where it is not.
    <BrowserRouter useTransitions={false}>
      <App page={page} site={site} footer={footer} watch={watch} />
    </BrowserRouter>
  );
  if (!container.hasChildNodes()) {
    // Only in dev. What this fetches gives the style sheet of a built site the footer's rules all the same.
    const [{ Footer }] = await Promise.all([import('../../layout/footer/Footer'), loadAll()]);
    createRoot(container).render(appWith(<Footer />));
    return;
  }
  // With what an entrance is made, so that it begins at once or not at all (ui/components/section/FadeIn.tsx).
  const motion = page.entrance && loadAnimate().catch(() => {});
  await Promise.all([loadInteractive(interactiveTypes(page.blocks)), motion]);
  // In pieces, between which the browser can answer the visitor.
  startTransition(() => hydrate(container, appWith(<StaticFooter />)));
}

/**
 * Lets React take over what stands in the document. Where something has changed that before, a translator for one, React would
 * make the page anew, without all that is still: then the page goes on as it stood.
 */
function hydrate(container: HTMLElement, app: ReactNode) {
  const standing = [...container.childNodes];
  const { title } = document;
  const giveUp = () => {
    root.unmount();
    container.replaceChildren(...standing);
    document.title = title;
    continueWithoutScript();
  };
  const handleError = (error: unknown) => (isReady() ? reportError(error) : queueMicrotask(giveUp));
  const root = hydrateRoot(container, <OnlyHydrated>{app}</OnlyHydrated>, {
    onRecoverableError: handleError,
    onUncaughtError: handleError,
  });
}

/** Throws where React makes its content anew, before any of it is made: policies against markup would stop that half-way. */
function OnlyHydrated({ children }: { children: ReactNode }) {
  // React asks the last one while it takes over what stands, and the other where it makes something.
  const isHydrating = useSyncExternalStore(followNothing, isReady, () => true);
  const [wasHydrated] = useState(isHydrating);
  if (!wasHydrated) throw new Error('Changed');
  return children;
}

const followNothing = () => () => {};

/** Everything is shown, and what was kept for React goes to the browser. */
function continueWithoutScript() {
  document.documentElement.classList.remove('js');
  announceReady();
}
