import type { SocialLink } from '../../generated/documents';
import { Icon } from '../../ui/components/icon/Icon';
import { Link } from '../../ui/components/link/Link';
import { useSite } from '../../ui/contexts/site-context';
import styles from './social-links.module.css';

/** Links to social networks, which open in a new tab and say so. */
export function SocialLinks({ networks }: { networks: readonly SocialLink[] }) {
  const { labels } = useSite();
  if (networks.length === 0) return null;
  return (
    <ul className={styles.links}>
      {networks.map((network, index) => (
        <li key={index}>
          <Link href={network.href} className={styles.link} newTab>
            <Icon name={network.icon} />
            <span className="visually-hidden">
              {network.label} ({labels.opensInNewTab})
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
