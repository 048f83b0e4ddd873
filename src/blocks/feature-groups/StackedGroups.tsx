import type { FeatureGroup } from '../../generated/documents';
import { Heading } from '../../ui/components/text/Heading';
import { Icon } from '../../ui/components/icon/Icon';
import { Features } from './Features';
import styles from './stacked-groups.module.css';

/** All groups below one another, each with its title at the left. */
export function StackedGroups({ groups }: { groups: readonly FeatureGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <div key={index} className={styles.group}>
          <div className={styles.words}>
            {group.icon && <Icon name={group.icon} size={28} className={styles.icon} />}
            <Heading className={styles.title}>{group.title}</Heading>
            {group.text && <p className={styles.text}>{group.text}</p>}
          </div>
          <Features features={group.items} />
        </div>
      ))}
    </div>
  );
}
