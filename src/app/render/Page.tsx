import { memo, useEffect } from 'react';
import type { PageData } from '../../content/model/page-data';
import { FadeIn } from '../../ui/components/section/FadeIn';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { openWhenWide } from '../../ui/behaviours/open-when-wide';
import { PageProvider } from '../../ui/contexts/page-context';
import { revealOnScroll } from '../../ui/behaviours/reveal';
import { Blocks } from './Blocks';

/**
 * A whole page between header and footer: its blocks in order inside one element, with its entrance animation.
 * Nothing in it depends on the address in view, so that it can be prerendered.
 */
export const Page = memo(function Page({ data }: { data: PageData }) {
  useEffect(() => revealOnScroll(), []);
  useEffect(() => openWhenWide(), []);
  const blocks = <Blocks blocks={data.blocks} source={data.source} marked />;
  return (
    <RouteProvider value={data.route}>
      <PageProvider data={data}>
        {data.entrance === 'fade-in' ? <FadeIn key={data.route}>{blocks}</FadeIn> : <div>{blocks}</div>}
      </PageProvider>
    </RouteProvider>
  );
});
