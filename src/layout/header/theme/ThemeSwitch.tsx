import { UiIcon } from '../../../ui/components/icon/Icon';
import { useSite } from '../../../ui/contexts/site-context';
import styles from './theme-switch.module.css';

/** Dark or light. The server does not know the visitor's theme, so the state is set later (theme-switch.ts); CSS chooses the icon. */
export function ThemeSwitch() {
  const { labels } = useSite();
  return (
    <button type="button" className={styles.switch} data-theme-switch="" aria-label={labels.darkTheme}>
      <UiIcon name="moon" size={22} className={styles.moon} />
      <UiIcon name="sun" size={22} className={styles.sun} />
    </button>
  );
}
