import type { Navigation as NavigationData } from '../../../generated/documents';
import { ActionLink } from '../../../ui/components/link/ActionLink';
import { Link } from '../../../ui/components/link/Link';
import { useCurrentRoute, useLanguages } from '../../../ui/contexts/navigation-context';
import { useSite } from '../../../ui/contexts/site-context';
import { landmarks } from '../../landmarks';
import { currentEntry } from './current';
import entry from './entry.module.css';
import floating from '../floating.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuEntry } from './MenuEntry';
import styles from './navigation.module.css';
import { PanelEntry } from './panel/PanelEntry';

/** The entries of the bar, which on phones are a menu over the page; the main action ends that menu. */
export function Navigation({ navigation }: { navigation: NavigationData }) {
  const { labels, home } = useSite();
  const current = currentEntry(navigation.items, useCurrentRoute(), home);
  const languages = useLanguages();
  const entries = navigation.items.map((item, index) => (
    <li key={index} className={styles.entry} data-wide={isWide(item) || undefined}>
      <Entry item={item} isCurrent={index === current} />
    </li>
  ));
  if (languages) {
    entries.push(
      <li key="languages" className={styles.entry}>
        <LanguageSwitch languages={languages} />
      </li>,
    );
  }
  return (
    <nav
      id={landmarks.navigation}
      popover="auto"
      aria-label={labels.primaryNavigation}
      className={`${styles.navigation} ${floating.drop}`}
    >
      <ul className={styles.entries}>{entries}</ul>
      {navigation.action && (
        <div className={styles.action}>
          <ActionLink action={navigation.action} />
        </div>
      )}
    </nav>
  );
}

/** Whether the entry opens over the bar's whole width. Not asked by `:has()`, which Firefox has since 121, Chrome since 105. */
const isWide = (item: NavigationData['items'][number]) =>
  item.type === 'panel' || (item.type === 'menu' && item.groups.length > 2);

function Entry({ item, isCurrent }: { item: NavigationData['items'][number]; isCurrent: boolean }) {
  if (item.type === 'menu') return <MenuEntry item={item} isCurrent={isCurrent} />;
  if (item.type === 'panel') return <PanelEntry item={item} isCurrent={isCurrent} />;
  return (
    <Link href={item.href} className={entry.entry} aria-current={isCurrent ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}
