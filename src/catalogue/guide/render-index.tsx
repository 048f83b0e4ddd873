import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogueEntry } from '../../content/model/protocols/catalogue-entry';
import { IndexPage } from './IndexPage';
import { words } from '../words';

/** Renders the catalogue's page, which is complete without script. */
export function renderIndex(entries: readonly CatalogueEntry[]): { html: string; head: string } {
  return {
    html: renderToStaticMarkup(<IndexPage entries={entries} />),
    head: renderToStaticMarkup(<title>{words.title}</title>),
  };
}
