import { Activity, useEffect, useRef } from 'react';
import { landmarks } from '../layout/landmarks';
import type { PageData } from '../content/model/page-data';
import { Page } from './render/Page';
import { prerenderNextPage, PRERENDERED } from './navigation/prerender-next-page';

interface PagesProps {
  page: PageData;
  next: PageData | undefined;
  /** Whether the page came with the document. React takes that one over at once, and not when it has the time. */
  isFirst: boolean;
}

/** The page in view, and behind it, hidden and without effects, the one that the visitor is about to go to. */
export function Pages({ page, next, isFirst }: PagesProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? prerenderNextPage(main.current) : undefined), []);
  return (
    <main ref={main} id={landmarks.main} tabIndex={-1}>
      {isFirst ? (
        <Page key={page.route} data={page} />
      ) : (
        <Activity key={page.route}>
          <div>
            <Page data={page} />
          </div>
        </Activity>
      )}
      {next && (
        <Activity key={next.route} mode="hidden">
          <div {...PRERENDERED}>
            <Page data={next} />
          </div>
        </Activity>
      )}
    </main>
  );
}
