import { useEffect, useRef } from 'react';
import { ActionLink } from '../../ui/components/link/ActionLink';
import { FirstView } from '../../ui/contexts/sprite-context';
import { useLanguages } from '../../ui/contexts/navigation-context';
import { useSite } from '../../ui/contexts/site-context';
import { Logo } from '../Logo';
import styles from './header.module.css';
import { MenuButton } from './MenuButton';
import { Navigation } from './navigation/Navigation';
import { SkipLinks } from './shortcuts/SkipLinks';
import { ThemeSwitch } from './theme/ThemeSwitch';
import { startHeader } from './start-header';

/** The bar at the top of every page: skip links, logo, navigation, theme switch, main action. In the browser only in dev. */
export function Header() {
  const { navigation } = useSite();
  // Where the bar has an entry more, it has no room for the action on a tablet.
  const room = useLanguages() ? ` ${styles.wide}` : '';
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? startHeader(header.current) : undefined), []);
  if (!navigation) return null;
  return (
    <FirstView value>
      <header ref={header} className={styles.header}>
        <SkipLinks />
        <div className={styles.bar}>
          <Logo />
          <Navigation navigation={navigation} />
          <ThemeSwitch />
          {navigation.action && (
            <div className={styles.action + room}>
              <ActionLink action={navigation.action} />
            </div>
          )}
          <MenuButton />
        </div>
      </header>
    </FirstView>
  );
}
