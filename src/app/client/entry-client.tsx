import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:pagewright/site';
import '../../theme/theme.css';
import { loadInteractive } from '../render/components';
import { interactiveTypes } from '../render/static-blocks';
import { loadAnimate } from '../../ui/behaviours/load-animate';
import { APP_ID } from '../../content/model/addresses';
import { announceReady } from '../../ui/behaviours/ready';
import { App } from '../App';
import { reloadFullPage } from '../navigation/full-page-load';
import { hydrate } from '../page/hydrate';
import { type LoadedPage, readPage } from '../page/loaded-page';
import { createPageView } from '../page/page-view';
import { startPage } from '../page/start-page';

const container = document.getElementById(APP_ID);
if (container?.hasChildNodes()) {
  // Not awaited here: what it fetches imports from this file, and would wait for it in turn.
  start(container, readPage(document)).catch(continueWithoutScript);
} else if (container) {
  // Only in dev. The import also puts the rules of all blocks and of the footer into the style sheet of a built site.
  void import('../dev/render-dev').then(({ renderDev }) => renderDev(container));
}

async function start(container: HTMLElement, first: LoadedPage) {
  const { data } = first;
  // The animation library comes along, so that an entrance begins at once or not at all (ui/behaviours/fade-in.ts).
  await Promise.all([
    loadInteractive(interactiveTypes(data.blocks)),
    data.entrance && loadAnimate().catch(() => {}),
  ]);
  const elements = [container, first.content];
  const originals = elements.map((element) => [...element.childNodes]);
  let pending = elements.length;
  const onDone = () => {
    pending--;
    if (pending === 0) announceReady();
  };
  /** Where something has changed the document before, it goes on as it was, without script. */
  const onFailed = () => {
    stop();
    view.stop();
    for (const [index, element] of elements.entries()) element.replaceChildren(...(originals[index] ?? []));
    continueWithoutScript();
  };
  const view = createPageView(first, (page) =>
    startPage(page, site, page === first ? { onDone, onFailed } : { onFailed: reloadFullPage }),
  );
  const stop = hydrate(
    container,
    // Address and page change in one task, or in one view transition.
    <BrowserRouter useTransitions={false}>
      <App site={site} view={view} />
    </BrowserRouter>,
    { onDone, onFailed },
  );
}

/** Shows everything, and lets bootstrap.ts give the recorded events back to the browser. */
function continueWithoutScript() {
  document.documentElement.classList.remove('js');
  announceReady();
}
