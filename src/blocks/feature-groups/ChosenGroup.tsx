import { useId, useState } from 'react';
import type { FeatureGroup } from '../../generated/documents';
import { Heading } from '../../ui/components/text/Heading';
import { TabList } from '../../ui/components/tabs/TabList';
import { TabPanel } from '../../ui/components/tabs/TabPanel';
import styles from './chosen-group.module.css';
import { Features } from './Features';

/**
 * A list of groups and beside it the chosen one (WAI-ARIA Authoring Practices, Tabs pattern, vertical,
 * automatic activation). Without script every group is visible.
 */
export function ChosenGroup({ heading, groups }: { heading: string; groups: readonly FeatureGroup[] }) {
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, groups.length - 1);
  const id = useId();
  return (
    <div className={styles.layout}>
      <TabList
        id={id}
        label={heading}
        tabs={groups.map(({ title, icon }) => ({ label: title, icon }))}
        active={active}
        onChoose={setChosen}
        orientation="vertical"
        styles={styles}
      />
      <div className={styles.panels}>
        {groups.map((group, index) => (
          <TabPanel key={index} id={id} index={index} isActive={index === active} className={styles.panel}>
            <Heading className={styles.title}>{group.title}</Heading>
            {group.text && <p className={styles.text}>{group.text}</p>}
            <Features features={group.items} />
          </TabPanel>
        ))}
      </div>
    </div>
  );
}
