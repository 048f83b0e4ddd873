import { Icon } from '../../ui/Icon';
import { tabKeys } from '../../ui/tab-keys';
import styles from './tabs.module.css';

interface TabListProps {
  /** Start of the ids of tabs and panels: `${id}tab-0` controls `${id}panel-0`. */
  id: string;
  tabs: readonly { label: string; icon?: string }[];
  active: number;
  onChoose: (index: number) => void;
}

/** The row of tabs. One is in the tab order; arrow keys, Home and End move and select. */
export function TabList({ id, tabs, active, onChoose }: TabListProps) {
  return (
    <div role="tablist" className={styles.list} onKeyDown={tabKeys(active, tabs.length, onChoose)}>
      {tabs.map(({ label, icon }, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={`${id}tab-${index}`}
          aria-controls={`${id}panel-${index}`}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(index)}
        >
          {icon && <Icon name={icon} size={20} className={styles.icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
