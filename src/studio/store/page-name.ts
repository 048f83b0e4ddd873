import { SITE_PATH } from '../../content/model/source';
import type { StudioPage } from '../../content/model/protocols/studio-documents';
import { words } from '../words';

/** A page by its title; what stands on every page has none. */
export function pageName({ path, route, title }: Pick<StudioPage, 'path' | 'route' | 'title'>): string {
  if (route !== undefined) return title;
  return path === SITE_PATH ? words.pages.site : words.pages.siteIn(path.slice(0, path.lastIndexOf('/')));
}
