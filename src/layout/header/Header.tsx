import { useRef } from 'react';
import { ActionLink } from '../../ui/components/link/ActionLink';
import { useSite } from '../../ui/contexts/site-context';
import { Logo } from '../Logo';
import styles from './header.module.css';
import { MenuButton } from './MenuButton';
import { Navigation } from './navigation/Navigation';
import { SkipLinks } from './SkipLinks';
import { ThemeSwitch } from './theme/ThemeSwitch';
import { useClosing } from './navigation/use-closing';
import { useScrolled } from './use-scrolled';
import { useShortcuts } from './use-shortcuts';

/** The bar at the top of every page: skip links, logo, navigation, theme switch, main action. */
export function Header() {
  const { navigation } = useSite();
  const header = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  useScrolled(header);
  useClosing(nav);
  useShortcuts();
  return (
    <header ref={header} className={styles.header}>
      <SkipLinks />
      <div className={styles.bar}>
        <Logo />
        <Navigation ref={nav} />
        <ThemeSwitch />
        <div className={styles.action}>
          <ActionLink action={navigation.action} />
        </div>
        <MenuButton />
      </div>
    </header>
  );
}
