import styles from './breadcrumbs.module.css';
import { UiIcon } from '../icon/Icon';
import { Link } from './Link';
import { usePage } from '../../contexts/page-context';
import { useSite } from '../../contexts/site-context';

/** The path from the home page to this one; nothing where there is none. */
export function Breadcrumbs() {
  const { breadcrumbs } = usePage();
  const { labels } = useSite();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={labels.breadcrumbs} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {breadcrumbs.map((crumb, index) => (
          <li key={index} className={styles.crumb}>
            {index > 0 && <UiIcon name="caret-right" size={14} className={styles.arrow} />}
            {crumb.href ? (
              <Link href={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.current}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
