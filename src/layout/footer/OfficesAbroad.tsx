import type { ResolvedOffice } from '../../content/model/pages/page-data';
import { Link } from '../../ui/components/link/Link';
import { useSite } from '../../ui/contexts/site-context';
import styles from './offices-abroad.module.css';

/** Offices with their telephone numbers. */
export function OfficesAbroad({ offices }: { offices: readonly ResolvedOffice[] }) {
  const { labels } = useSite();
  return offices.map((office, index) => (
    <address key={index} className={styles.office}>
      <strong className={styles.name}>{office.name}</strong>
      {office.address.map((line, row) => (
        <span key={row} className={styles.line}>
          {line}
        </span>
      ))}
      {office.phone && (
        <Link href={`tel:${office.phone}`} className={styles.phone}>
          <span className="visually-hidden">{labels.telephone} </span>
          {office.phone}
        </Link>
      )}
    </address>
  ));
}
