import type { ContactPapers } from '../../generated/documents';
import { Link } from '../../ui/components/link/Link';
import { useSite } from '../../ui/contexts/site-context';
import styles from './papers.module.css';

/** Where papers and photographs can be sent, which the form cannot take: by WhatsApp if the company has a number there, and by mail. */
export function Papers({ words }: { words: ContactPapers }) {
  const { contact, labels } = useSite();
  const number = contact.whatsapp?.replace(/\D/g, '');
  return (
    <div className={styles.papers}>
      <p>{words.text}</p>
      <ul className={styles.ways}>
        {number && (
          <li>
            <Link href={`https://wa.me/${number}`} className={styles.way} newTab>
              {words.whatsapp}
              <span className="visually-hidden"> ({labels.opensInNewTab})</span>
            </Link>
          </li>
        )}
        <li>
          <Link href={`mailto:${contact.email[0]}`} className={styles.way}>
            {words.mail}
          </Link>
        </li>
      </ul>
    </div>
  );
}
