import type { SiteData } from '../../content/model/page-data';
import { openWhenWide } from '../../ui/behaviours/open-when-wide';
import { revealOnScroll } from '../../ui/behaviours/reveal';
import { PageContent } from '../render/PageContent';
import { interactiveTypes } from '../render/static-blocks';
import { hydrate } from './hydrate';
import type { LoadedPage } from './loaded-page';

/**
 * Lets a page in view answer the visitor: its static parts from outside, its interactive blocks by React.
 *
 * @param site what blocks show of the site
 * @returns stops it
 */
export function startPage(
  { data, content }: LoadedPage,
  site: SiteData,
  told: { onDone?: () => void; onFailed: () => void },
): () => void {
  const stops = [revealOnScroll(content), openWhenWide(content)];
  if (interactiveTypes(data.blocks).size > 0) {
    stops.push(hydrate(content, <PageContent page={data} site={site} />, told));
  } else told.onDone?.();
  return () => {
    for (const stop of stops) stop?.();
  };
}
