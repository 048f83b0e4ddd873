import { useId } from 'react';
import type { NavPanel } from '../../../../generated/documents';
import { Category } from './Category';
import { Disclosure } from '../Disclosure';
import floating from '../../floating.module.css';
import knot from '../../../knot.module.css';
import styles from './panel-entry.module.css';

/**
 * A panel across the window that shows one category at a time, the first whenever it opens (categories.ts). A disclosure, not a
 * menu: arrow keys keep their meaning. On phones, and without script, all categories are shown one below another.
 */
export function PanelEntry({ item, isCurrent }: { item: NavPanel; isCurrent: boolean }) {
  const id = useId();
  return (
    <Disclosure label={item.label} isCurrent={isCurrent} wide>
      <div className={`${styles.panel} ${floating.floating} ${floating.drop}`}>
        <div className={styles.container}>
          <ul className={styles.chooser}>
            {item.categories.map((category, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.choice}
                  data-hue={category.color}
                  aria-expanded={index === 0}
                  aria-controls={`${id}-${index}`}
                >
                  <span className={knot.knot} />
                  {category.label} <span className={styles.count}>{category.links.length}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.categories}>
            {item.categories.map((category, index) => (
              <Category key={index} id={`${id}-${index}`} category={category} isActive={index === 0} />
            ))}
          </div>
        </div>
      </div>
    </Disclosure>
  );
}
