import { useEffect, useState } from 'react';
import { Link } from '../../ui/components/link/Link';
import { type ListedRoute, ROUTE_LIST } from '../../content/model/addresses/addresses';
import { suggestPages } from './suggest-pages';
import styles from './not-found.module.css';

/**
 * Suggests pages with similar addresses. They are fetched after the page is shown, so that it is complete
 * without them; where none is similar, nothing is shown.
 */
export function Suggestions({ heading }: { heading: string }) {
  const [pages, setPages] = useState<readonly ListedRoute[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    listRoutes(controller.signal).then(
      (routes) => setPages(suggestPages(window.location.pathname, routes)),
      () => {},
    );
    return () => controller.abort();
  }, []);

  return (
    <div className={styles.suggestions} aria-live="polite">
      {pages.length > 0 && (
        <>
          <h2 className={styles.suggestionsHeading}>{heading}</h2>
          <ul className={styles.pages}>
            {pages.map(({ route, name }) => (
              <li key={route}>
                <Link href={route} className={styles.page}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** @throws Error when the list cannot be fetched */
async function listRoutes(signal: AbortSignal): Promise<ListedRoute[]> {
  const response = await fetch(ROUTE_LIST, { signal });
  const list: unknown = response.ok ? await response.json() : [];
  return Array.isArray(list) ? list.filter(isListed) : [];
}

function isListed(entry: unknown): entry is ListedRoute {
  if (typeof entry !== 'object' || entry === null || !('route' in entry && 'name' in entry)) return false;
  return typeof entry.route === 'string' && typeof entry.name === 'string';
}
