import type { FooterColumn } from '../../generated/documents';
import { Link } from '../../ui/components/link/Link';
import styles from './columns.module.css';

/** The footer's columns of links. */
export function FooterColumns({ columns }: { columns: readonly FooterColumn[] }) {
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <div key={index}>
          <h2 className={styles.heading}>{column.heading}</h2>
          <ul>
            {column.links.map((link, place) => (
              <li key={place}>
                <Link href={link.href} className={styles.link}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
