import { useEffect, useRef } from 'react';
import { SKIP_HYDRATION } from '../../ui/behaviours/skip-hydration';
import { useCurrentRoute } from '../../ui/contexts/navigation-context';

/**
 * The footer that is in the document: neither its code nor its words are needed in the browser. It is the same on
 * all pages except for `aria-current` on links to the page in view, which an effect moves.
 */
export function StaticFooter() {
  const footer = useRef<HTMLElement>(null);
  const route = useCurrentRoute();

  useEffect(() => {
    for (const link of footer.current?.querySelectorAll('a') ?? []) {
      if (link.getAttribute('href') === route) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [route]);

  return <footer ref={footer} {...SKIP_HYDRATION} />;
}
