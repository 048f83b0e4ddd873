import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../../theme/theme.css';
import { ANNOUNCER_ID, APP_ID } from '../../content/model/addresses/addresses';
import { announceReady } from '../../ui/behaviours/ready';
import { App } from '../App';
import { reloadFullPage } from '../navigation/full-page-load';
import { loadCode } from '../page/load-code';
import { type LoadedPage, readPage } from '../page/loaded-page';
import { createPageView } from '../page/page-view';
import { startPage } from '../page/start-page';

const container = document.getElementById(APP_ID);
const header = container?.querySelector('header');
const announcer = document.getElementById(ANNOUNCER_ID);
if (header && announcer) {
  // Not awaited here: what it fetches imports from this file, and would wait for it in turn.
  start(header, announcer, readPage()).catch(continueWithoutScript);
} else if (container) {
  // Only in dev. The import also puts the rules of all blocks, header and footer into the style sheet of a built site.
  void import('../dev/render-dev').then(({ renderDev }) => renderDev(container));
}

async function start(header: HTMLElement, announcer: Element, first: LoadedPage) {
  await loadCode(first.data);
  let pending = 2;
  const onReady = () => {
    pending--;
    if (pending === 0) announceReady();
  };
  const original = [...first.content.childNodes];
  /** Where something has changed the interactive blocks before, the page goes on as it was, without script. */
  const onFailed = () => {
    root.unmount();
    view.stop();
    first.content.replaceChildren(...original);
    continueWithoutScript();
  };
  const view = createPageView(first, (page) =>
    startPage(page, page === first ? { onReady, onFailed } : { onFailed: reloadFullPage }),
  );
  const root = createRoot(announcer);
  startTransition(() =>
    root.render(
      // Address and page change in one task, or in one view transition.
      <BrowserRouter useTransitions={false}>
        <App header={header} view={view} onReady={onReady} />
      </BrowserRouter>,
    ),
  );
}

/** Shows everything, and lets bootstrap.ts give the recorded events back to the browser. */
function continueWithoutScript() {
  document.documentElement.classList.remove('js');
  announceReady();
}
