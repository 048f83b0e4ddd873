import type { UiIconName } from '../../content/model/icons/ui-icons';
import { UiIcon } from '../../ui/components/icon/Icon';
import { Link } from '../../ui/components/link/Link';
import { useSite } from '../../ui/contexts/site-context';
import styles from './offices.module.css';

/** Telephone numbers, e-mail addresses and opening hours of the company as a whole. */
export function ContactDetails() {
  const { contact, labels } = useSite();
  return (
    <dl className={styles.reach}>
      {contact.phone && (
        <div>
          <Term icon="phone" words={labels.telephone} />
          {contact.phone.map((number, index) => (
            <dd key={index}>
              <Link href={`tel:${number}`} className={styles.link}>
                {number}
              </Link>
            </dd>
          ))}
        </div>
      )}
      <div>
        <Term icon="envelope-simple" words={labels.email} />
        {contact.email.map((address, index) => (
          <dd key={index}>
            <Link href={`mailto:${address}`} className={styles.link}>
              {address}
            </Link>
          </dd>
        ))}
      </div>
      {contact.hours && (
        <div className={styles.hours}>
          <Term icon="clock" words={labels.openingHours} />
          <dd>{contact.hours}</dd>
        </div>
      )}
    </dl>
  );
}

function Term({ icon, words }: { icon: UiIconName; words: string }) {
  return (
    <dt className={styles.term}>
      <UiIcon name={icon} size={20} className={styles.icon} />
      {words}
    </dt>
  );
}
