import controls from '../../ui/look/controls.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './history.module.css';
import type { PageVersion } from './page-versions';
import { timeAgo } from './time-ago';

const { history } = words;
const DAY_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };

interface VersionEntryProps {
  path: string;
  version: PageVersion;
  compare: (version: PageVersion, title: string) => void;
  close: () => void;
}

/** One version of a page. */
export function VersionEntry({ path, version, compare, close }: VersionEntryProps) {
  const studio = useStudio();
  const { at, author, changes, takeBack } = version;
  const date = new Date(at);
  const day = date.toLocaleString('en', DAY_AND_TIME);
  // Several may be of the same minute.
  const which = [day, ...changes.slice(0, 1)].join(', ');
  const bringBack = () => {
    if (takeBack === undefined) return;
    close();
    void studio.repository.takeBack(history.step(day), path, takeBack);
  };
  return (
    <li className={styles.version}>
      <p>
        <strong className={styles.author}>{author}</strong>, {timeAgo(date.getTime(), Date.now())}
        <br />
        <time dateTime={at} className={controls.quiet}>
          {day}
        </time>
      </p>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          <li key={index}>{change}</li>
        ))}
      </ul>
      {takeBack !== undefined && (
        <div className={controls.row}>
          <button
            type="button"
            className={controls.second}
            aria-label={words.named(history.show, which)}
            onClick={() => compare(version, history.asOf(day))}
          >
            {history.show}
          </button>
          <button
            type="button"
            className={controls.second}
            aria-label={words.named(history.bringBack, which)}
            onClick={bringBack}
          >
            {history.bringBack}
          </button>
        </div>
      )}
    </li>
  );
}
