import { Activity } from 'react';
import type { PageData } from '../content/page-data';
import { Page } from '../render/Page';

interface PagesProps {
  page: PageData;
  next: PageData | undefined;
  /** Whether the page came with the document. React takes that one over at once, and not when it has the time. */
  isFirst: boolean;
}

/** The page in view, and behind it, hidden and without effects, the one that the visitor is about to go to. */
export function Pages({ page, next, isFirst }: PagesProps) {
  return [
    isFirst ? (
      <Page key={page.route} data={page} />
    ) : (
      <Activity key={page.route}>
        <Page data={page} />
      </Activity>
    ),
    next && (
      <Activity key={next.route} mode="hidden">
        <Page data={next} />
      </Activity>
    ),
  ];
}
