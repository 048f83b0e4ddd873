import { useId, useState } from 'react';
import type { FeatureGroup } from '../../generated/documents';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { tabKeys } from '../../ui/tab-keys';
import styles from './chosen-group.module.css';
import { Features } from './Features';

/**
 * A list of groups and beside it the chosen one (WAI-ARIA Authoring Practices, Tabs pattern, vertical,
 * automatic activation). Without script every group stands on the page.
 */
export function ChosenGroup({ groups }: { groups: readonly FeatureGroup[] }) {
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, groups.length - 1);
  const id = useId();
  return (
    <div className={styles.layout}>
      <div
        role="tablist"
        aria-orientation="vertical"
        className={styles.list}
        onKeyDown={tabKeys(active, groups.length, setChosen, 'vertical')}
      >
        {groups.map((group, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
          >
            {group.icon && <Icon name={group.icon} size={20} className={styles.icon} />}
            {group.title}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {groups.map((group, index) => (
          <div
            key={index}
            role="tabpanel"
            id={`${id}panel-${index}`}
            aria-labelledby={`${id}tab-${index}`}
            className={styles.panel}
            data-active={index === active || undefined}
            // The panel begins with text, so it takes the focus itself (Tabs pattern).
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
            tabIndex={0}
          >
            <Heading className={styles.title}>{group.title}</Heading>
            {group.text && <p className={styles.text}>{group.text}</p>}
            <Features features={group.items} />
          </div>
        ))}
      </div>
    </div>
  );
}
