import { useSite } from '../../../ui/contexts/site-context';
import { type Landmark, landmarks } from '../../landmarks';
import styles from './skip-links.module.css';

/** Three links, unseen until they hold focus, that jump over what repeats on every page (WCAG 2.4.1). */
export function SkipLinks() {
  const { labels } = useSite();
  return (
    <ul className={styles.links}>
      <SkipLink to="navigation" label={labels.skipToNavigation} />
      <SkipLink to="main" label={labels.skipToMain} />
      <SkipLink to="footer" label={labels.skipToFooter} />
    </ul>
  );
}

function SkipLink({ to, label }: { to: Landmark; label: string }) {
  return (
    <li>
      <a className={styles.link} href={`#${landmarks[to]}`}>
        {label}
      </a>
    </li>
  );
}
