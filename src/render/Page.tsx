import { useEffect } from 'react';
import type { PageData } from '../content/page-data';
import { FadeIn } from '../ui/FadeIn';
import { PageProvider } from '../ui/page-context';
import { revealOnScroll } from '../ui/reveal';
import { Blocks } from './Blocks';

/** A whole page between header and footer: its blocks in order, with the entrance that it asks for. */
export function Page({ data }: { data: PageData }) {
  useEffect(() => revealOnScroll(), []);
  const blocks = <Blocks blocks={data.blocks} source={data.source} marked />;
  return (
    <PageProvider data={data}>
      {data.entrance === 'fade-in' ? <FadeIn key={data.route}>{blocks}</FadeIn> : blocks}
    </PageProvider>
  );
}
