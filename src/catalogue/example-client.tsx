import { createRoot, hydrateRoot } from 'react-dom/client';
import site from 'virtual:pagewright/site';
import '../theme/theme.css';
import { APP_ID, PAGE_DATA_ID } from '../app/addresses';
import type { PageData } from '../content/page-data';
import { ExampleApp } from './ExampleApp';
import { stayHere } from './stay-here';

const container = document.getElementById(APP_ID);
const data = document.getElementById(PAGE_DATA_ID)?.textContent;

stayHere();
if (container && data) {
  const page: PageData = JSON.parse(data);
  const app = <ExampleApp page={page} site={site} />;
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
}
