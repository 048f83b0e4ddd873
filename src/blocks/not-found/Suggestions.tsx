import { useEffect, useState } from 'react';
import { Link } from '../../ui/components/link/Link';
import { type ListedRoute, ROUTE_LIST } from '../../content/model/addresses';
import { nearest } from './nearest';
import styles from './not-found.module.css';

/**
 * The pages that were perhaps meant. They are looked for once the page stands, so that it is complete
 * without them; where none is near, nothing shows.
 */
export function Suggestions({ heading }: { heading: string }) {
  const [pages, setPages] = useState<readonly ListedRoute[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    listRoutes(controller.signal).then(
      (routes) => setPages(nearest(window.location.pathname, routes)),
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

/** @throws Error when the list cannot be had */
async function listRoutes(signal: AbortSignal): Promise<ListedRoute[]> {
  const response = await fetch(ROUTE_LIST, { signal });
  const list: unknown = response.ok ? await response.json() : [];
  return Array.isArray(list) ? list.filter(isListed) : [];
}

function isListed(entry: unknown): entry is ListedRoute {
  if (typeof entry !== 'object' || entry === null || !('route' in entry && 'name' in entry)) return false;
  return typeof entry.route === 'string' && typeof entry.name === 'string';
}
