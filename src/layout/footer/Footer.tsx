import type { ResolvedOffice } from '../../content/model/pages/page-data';
import { Link } from '../../ui/components/link/Link';
import { useSite } from '../../ui/contexts/site-context';
import { landmarks } from '../landmarks';
import { Logo } from '../Logo';
import { OfficesAbroad } from './OfficesAbroad';
import { FooterColumns } from './FooterColumns';
import styles from './footer.module.css';
import { SocialLinks } from './SocialLinks';

/** The foot of every page, dark in both themes. */
export function Footer() {
  const { footer, contact } = useSite();
  if (!footer) return null;
  const { sentence, serves, columns, social = [], legal, smallPrint } = footer;
  const offices = officesAbroad(contact.offices);
  return (
    <footer id={landmarks.footer} tabIndex={-1} className={styles.footer} data-color="slate">
      <div className={styles.teeth} aria-hidden="true" />
      <div className={styles.container}>
        <div className={styles.main}>
          <div className={styles.company}>
            <div className={styles.about}>
              <Logo />
              <p className={styles.sentence}>{sentence}</p>
              {serves && <p className={styles.serves}>{serves}</p>}
            </div>
            {offices.length + social.length > 0 && (
              <div className={styles.about}>
                <OfficesAbroad offices={offices} />
                <SocialLinks networks={social} />
              </div>
            )}
          </div>
          {columns && <FooterColumns columns={columns} />}
        </div>
        <div className={styles.last}>
          <p>{smallPrint}</p>
          {legal && (
            <ul className={styles.legal}>
              {legal.map((link, index) => (
                <li key={index}>
                  <Link href={link.href} className={styles.legalLink}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The offices abroad: in another country than the first office. */
const officesAbroad = (offices: readonly ResolvedOffice[] = []) =>
  offices.filter(({ country }) => country !== offices[0]?.country);
