import type { Feature } from '../../generated/documents';
import { Icon } from '../../ui/components/icon/Icon';
import styles from './features.module.css';

/** The features of one group. Many are only a name, so names are not headings. */
export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature, index) => (
        <li key={index} className={styles.feature}>
          {feature.icon && <Icon name={feature.icon} size={24} className={styles.icon} />}
          <div className={styles.words}>
            <p className={styles.name}>{feature.title}</p>
            {feature.text && <p className={styles.text}>{feature.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
