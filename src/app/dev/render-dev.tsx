import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:pagewright/site';
import type { PageData } from '../../content/model/pages/page-data';
import { PAGE_DATA_ID } from '../../content/model/addresses/addresses';
import { loadAll } from '../render/load-all';
import { DevApp } from './DevApp';

/** Renders a whole page from its data: in dev the HTML has nothing else. */
export async function renderDev(container: Element) {
  await loadAll();
  const page: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');
  createRoot(container).render(
    <BrowserRouter>
      <DevApp first={{ page, site: page.site ?? site }} />
    </BrowserRouter>,
  );
}
