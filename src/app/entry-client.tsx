import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:pagewright/site';
import '../theme/theme.css';
import type { PageData } from '../content/page-data';
import { APP_ID, PAGE_DATA_ID } from './addresses';
import { App, type Watch } from './App';

const container = document.getElementById(APP_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;

if (container && data) {
  const page: PageData = JSON.parse(data);
  let watch: Watch | undefined;
  if (import.meta.env.DEV) watch = (await import('../overlay/watch')).watch;
  const app = (
    <BrowserRouter>
      <App page={page} site={site} watch={watch} />
    </BrowserRouter>
  );
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
}
