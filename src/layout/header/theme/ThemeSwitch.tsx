import { useSyncExternalStore } from 'react';
import { UiIcon } from '../../../ui/components/icon/Icon';
import { useSite } from '../../../ui/contexts/site-context';
import styles from './theme-switch.module.css';
import { chooseTheme, isDark, watchTheme } from './theme';

/**
 * Dark or light. The server does not know the visitor's theme, so the state is set after mount; CSS chooses the icon.
 * app/client/bootstrap.ts handles clicks before hydration, which needs nothing of React.
 */
export function ThemeSwitch() {
  const { labels } = useSite();
  const dark = useSyncExternalStore(watchTheme, isDark, () => undefined);
  return (
    <button
      type="button"
      className={styles.switch}
      data-theme-switch=""
      aria-label={labels.darkTheme}
      aria-pressed={dark}
      onClick={() => chooseTheme(!isDark())}
    >
      <UiIcon name="moon" size={22} className={styles.moon} />
      <UiIcon name="sun" size={22} className={styles.sun} />
    </button>
  );
}
