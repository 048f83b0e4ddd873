import { useId } from 'react';
import type { NavMenu } from '../../../generated/documents';
import { Icon } from '../../../ui/components/icon/Icon';
import { Link } from '../../../ui/components/link/Link';
import { Disclosure } from './Disclosure';
import floating from '../floating.module.css';
import styles from './menu-entry.module.css';

/** A drop-down: groups of links side by side, each with its icon. */
export function MenuEntry({ item, isCurrent }: { item: NavMenu; isCurrent: boolean }) {
  const id = useId();
  return (
    <Disclosure label={item.label} isCurrent={isCurrent}>
      <div className={`${styles.menu} ${floating.floating} ${floating.drop}`}>
        {item.groups.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are links
          <div key={index} role="group" aria-labelledby={`${id}-${index}`}>
            <p id={`${id}-${index}`} className={styles.heading}>
              {group.heading}
            </p>
            <ul>
              {group.links.map((link, place) => (
                <li key={place}>
                  <Link href={link.href} className={styles.link}>
                    {link.icon && <Icon name={link.icon} className={styles.icon} />}
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
