import { useCallback, useId, useRef, useState } from 'react';
import { Heading, Subsection } from '../../ui/Heading';
import { useRevealed } from '../../ui/use-revealed';
import type { BlockProps } from '../block-props';
import { TabList } from './TabList';
import styles from './tabs.module.css';

/**
 * Tabs that hold other blocks (WAI-ARIA Authoring Practices, Tabs pattern, automatic activation).
 * Without script every panel stands on the page under its own heading.
 */
export function Tabs({ block, renderBlocks }: BlockProps<'tabs'>) {
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
      <Heading className={styles.label}>{tab.label}</Heading>
      <Subsection>{renderBlocks(tab.blocks)}</Subsection>
    </div>
  ));
  return (
    <section ref={root} id={block.id} className={styles.tabs} data-surface="plain">
      <div className={styles.bar}>
        {block.heading && <Heading className={styles.heading}>{block.heading}</Heading>}
        <TabList id={id} tabs={block.tabs} active={active} onChoose={setChosen} />
      </div>
      {block.heading ? <Subsection>{panels}</Subsection> : panels}
    </section>
  );
}
