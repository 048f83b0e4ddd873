import type { PageLanguage } from '../../../content/model/pages/page-data';
import { useSite } from '../../../ui/contexts/site-context';
import { Disclosure } from './Disclosure';
import floating from '../floating.module.css';
import styles from './menu-entry.module.css';

/** The last entry of the bar: the page's language, and behind it the same page in the others, each by its name in itself. */
export function LanguageSwitch({ languages }: { languages: readonly PageLanguage[] }) {
  const { language } = useSite();
  const others = languages.filter(({ tag }) => tag !== language);
  const own = languages.find(({ tag }) => tag === language);
  return (
    <Disclosure label={own?.name ?? language} isCurrent={false}>
      <div className={`${styles.menu} ${floating.floating} ${floating.drop}`}>
        <ul>
          {others.map(({ tag, name, href }) => (
            <li key={tag}>
              <a className={styles.link} href={href} hrefLang={tag} lang={tag}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
