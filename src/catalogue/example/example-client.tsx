import { createRoot, hydrateRoot } from 'react-dom/client';
import site from 'virtual:pagewright/site';
import '../../theme/theme.css';
import { APP_ID, PAGE_DATA_ID } from '../../content/model/addresses/addresses';
import { DRAWINGS_PARAMETER } from '../../content/model/protocols/studio-frame';
import { announceReady } from '../../ui/behaviours/ready';
import type { PageData } from '../../content/model/pages/page-data';
import { loadAll } from '../../app/render/load-all';
import { ExampleApp } from './ExampleApp';
import { stopNavigation } from './stop-navigation';

const container = document.getElementById(APP_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;

stopNavigation();
// Not awaited here: what it fetches imports from this file, and would wait for it in turn.
if (container && data) void start(container, JSON.parse(data));

async function start(container: HTMLElement, page: PageData) {
  await loadAll();
  if (import.meta.env.DEV && new URLSearchParams(location.search).has(DRAWINGS_PARAMETER)) {
    const { drawExamples } = await import('./draw-examples');
    return drawExamples(container, site);
  }
  const app = <ExampleApp page={page} site={site} onReady={announceReady} />;
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
}
