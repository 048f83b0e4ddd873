import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { followLinks } from '../ui/behaviours/page-links';
import { closeAll } from '../layout/header/navigation/menu';
import { startHeader } from '../layout/header/start-header';
import { usePrefetch } from './navigation/prefetch';
import { usePageNavigation } from './navigation/use-page-navigation';
import type { PageView } from './page/page-view';

interface AppProps {
  header: HTMLElement;
  view: PageView;
  /** Called when links and header answer. */
  onReady: () => void;
}

/**
 * The way from page to page. Header, footer and pages are HTML that the browser has; React renders the interactive
 * blocks of a page (page/start-page.ts), and here only what screen readers announce.
 */
export function App({ header, view, onReady }: AppProps) {
  const { inView, announcement, navigateTo } = usePageNavigation(view);
  const { key } = useLocation();
  const shown = useRef(key);
  usePrefetch(inView, view.prepare);
  useEffect(() => followLinks(navigateTo), [navigateTo]);
  useEffect(() => startHeader(header), [header]);
  useEffect(() => {
    const navigation = header.querySelector('nav');
    if (shown.current !== key && navigation) closeAll(navigation);
    shown.current = key;
  }, [key, header]);
  useEffect(onReady, [onReady]);
  return announcement;
}
