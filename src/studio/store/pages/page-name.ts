import { routeOf } from '../../../content/model/addresses/route';
import { replaceTokens } from '../../../content/model/pages/tokens';
import { SITE_PATH } from '../../../content/model/source';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import { isRecord } from '../../../content/util/is-record';
import { shownText } from '../../ui/placeholder-words';
import { words } from '../../words';
import type { StudioState } from '../state';
import { tokensFor } from './site-tokens';

/** A page by its title; what stands on every page has none. */
export function pageName({ path, route, title }: Pick<StudioPage, 'path' | 'route' | 'title'>): string {
  if (route !== undefined) return shownText(title);
  return path === SITE_PATH ? words.pages.site : words.pages.siteIn(path.slice(0, path.lastIndexOf('/')));
}

/**
 * A document by the title that it has now, as visitors read it: a page that is new is not in the list of pages yet, nor is a new
 * title.
 */
export function documentName(
  state: Pick<StudioState, 'pages' | 'session' | 'choices'>,
  path: string,
): string {
  const { pages, session } = state;
  const value = session.documents.get(path)?.value;
  const written =
    isRecord(value) && typeof value.title === 'string'
      ? replaceTokens(value.title, tokensFor(path, state))
      : undefined;
  const title = written ?? pages.find((page) => page.path === path)?.title ?? path;
  return pageName({ path, route: routeOf(path), title });
}
