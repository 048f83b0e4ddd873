import { lazy, Suspense } from 'react';
import { words } from '../../words';
import type { JsonPaneProps } from './JsonPane';
import styles from './view.module.css';

// The editor is fetched when somebody wants to see JSON.
const JsonPane = lazy(() => import('./JsonPane'));

/** The open document as JSON. */
export function JsonView(props: JsonPaneProps) {
  return (
    <Suspense
      fallback={
        <p className={styles.loading} role="status">
          {words.json.loading}
        </p>
      }
    >
      <JsonPane {...props} />
    </Suspense>
  );
}
