import { Icon } from '../icon/Icon';
import { tabKeys } from '../../behaviours/tab-keys';

interface TabListProps {
  /** Start of the ids of tabs and panels: `${id}tab-0` controls `${id}panel-0`. */
  id: string;
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { label: string; icon?: string }[];
  active: number;
  onChoose: (index: number) => void;
  orientation?: 'horizontal' | 'vertical';
  /** A CSS module with `list`, `tab` and `icon`. */
  styles: Readonly<Record<string, string>>;
}

/** The row, or column, of tabs. One is in the tab order; arrow keys, Home and End move and select. */
export function TabList({ id, label, tabs, active, onChoose, orientation, styles }: TabListProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      className={styles.list}
      onKeyDown={tabKeys(active, tabs.length, onChoose, orientation)}
    >
      {tabs.map((tab, index) => (
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
          {tab.icon && <Icon name={tab.icon} size={20} className={styles.icon} />}
          {tab.label}
        </button>
      ))}
    </div>
  );
}
