import { useCallback, useId, useRef, useState } from 'react';
import { Heading, Subsection } from '../../ui/components/text/Heading';
import { TabList } from '../../ui/components/tabs/TabList';
import { TabPanel } from '../../ui/components/tabs/TabPanel';
import { usePage } from '../../ui/contexts/page-context';
import { useRevealed } from '../../ui/behaviours/entrance/use-revealed';
import type { BlockProps } from '../block-props';
import styles from './tabs.module.css';

/**
 * Tabs that hold other blocks (WAI-ARIA Authoring Practices, Tabs pattern, automatic activation).
 * Without a heading the page's title is their accessible name. Without script every panel
 * is visible under its own heading.
 */
export function Tabs({ block, renderBlocks }: BlockProps<'tabs'>) {
  const { title } = usePage();
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, block.tabs.length - 1);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const showPanelOf = useCallback((target: Element) => {
    const panels = root.current?.querySelectorAll(':scope > [role=tabpanel]') ?? [];
    const index = [...panels].findIndex((panel) => panel.contains(target));
    if (index >= 0) setChosen(index);
  }, []);
  useRevealed(root, showPanelOf);
  const panels = block.tabs.map((tab, index) => (
    <TabPanel key={index} id={id} index={index} isActive={index === active} className={styles.panel}>
      <Heading className={styles.label}>{tab.label}</Heading>
      <Subsection>{renderBlocks(tab.blocks)}</Subsection>
    </TabPanel>
  ));
  return (
    <section ref={root} id={block.id} className={styles.tabs} data-surface="plain">
      <div className={styles.bar}>
        {block.heading && <Heading className={styles.heading}>{block.heading}</Heading>}
        <TabList
          id={id}
          label={block.heading ?? title}
          tabs={block.tabs}
          active={active}
          onChoose={setChosen}
          styles={styles}
        />
      </div>
      {block.heading ? <Subsection>{panels}</Subsection> : panels}
    </section>
  );
}
