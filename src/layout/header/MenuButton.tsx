import { UiIcon } from '../../ui/components/icon/Icon';
import { useSite } from '../../ui/contexts/site-context';
import { landmarks } from '../landmarks';
import styles from './menu-button.module.css';

/** Opens and closes the menu on phones, by the browser's own popover. */
export function MenuButton() {
  const { labels } = useSite();
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={landmarks.navigation}
      aria-label={labels.openMenu}
    >
      <UiIcon name="list" className={styles.closed} />
      <UiIcon name="x" className={styles.open} />
    </button>
  );
}
