import { memo, useEffect, useRef } from 'react';
import type { PageData, SiteData } from '../../content/model/pages/page-data';
import { fadeIn } from '../../ui/behaviours/entrance/fade-in';
import { openWhenWide } from '../../ui/behaviours/open-when-wide';
import { riseOnScroll } from '../../ui/behaviours/entrance/rise-on-scroll';
import { PageContent } from './PageContent';

/** A page where React renders all of it: in dev, and in the catalogue. */
export const Page = memo(function Page({ page, site }: { page: PageData; site: SiteData }) {
  const content = useRef<HTMLDivElement>(null);
  const { entrance } = page;
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const stops = [riseOnScroll(element), openWhenWide(element)];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, []);
  useEffect(
    () => (entrance === 'fade-in' && content.current ? fadeIn(content.current) : undefined),
    [entrance],
  );
  return (
    <div ref={content}>
      <PageContent page={page} site={site} />
    </div>
  );
});
