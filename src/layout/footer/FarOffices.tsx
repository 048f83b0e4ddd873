import { Link } from '../../ui/components/link/Link';
import { useSite } from '../../ui/contexts/site-context';
import styles from './far-offices.module.css';

/** The offices abroad: in another country than the first office (specification, section 2, Footer). */
export function FarOffices() {
  const { contact, labels } = useSite();
  const home = contact.offices[0]?.country;
  return contact.offices
    .filter((office) => office.country !== home)
    .map((office, index) => (
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
