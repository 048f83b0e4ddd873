import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import type { TakeBack } from '../../store/steps/repository-steps';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import type { ChangedPage, Places } from './changed-pages';
import styles from './changes.module.css';

const { changes } = words;

interface ChangedPageEntryProps {
  page: ChangedPage;
  /** Asks for the changes anew. */
  renew: () => Promise<void>;
  close: () => void;
  /** Shows the page before and now. */
  compare: (page: ChangedPage, places: Places) => void;
}

/** A changed page: what has changed, and buttons that take one change or all of them back. */
export function ChangedPageEntry({ page, renew, close, compare }: ChangedPageEntryProps) {
  const studio = useStudio();
  const { path, name, title, note, isThere } = page;
  const takeBack = async (what: string, act: TakeBack) => {
    await studio.repository.takeBack(changes.step(what), path, act);
    await renew();
  };
  const show = () => {
    close();
    void studio.open(path);
  };
  const showPlace = (pointer: string) => {
    close();
    void studio.problems.show({ path, pointer });
  };
  return (
    <li className={styles.page}>
      <h3 className={styles.name}>{title ?? name}</h3>
      {title !== undefined && <p className={controls.quiet}>{name}</p>}
      {note !== undefined && <p>{note}</p>}
      <ul>
        {page.changes.map((change, index) => (
          <li key={index} className={styles.change}>
            {isThere ? (
              <button
                type="button"
                className={`${styles.what} ${styles.place}`}
                aria-label={changes.showPlaceNamed(change.name, name)}
                onClick={() => showPlace(change.pointer)}
              >
                {change.name}
              </button>
            ) : (
              <span className={styles.what}>{change.name}</span>
            )}
            {page.route !== undefined && (
              <button
                type="button"
                className={controls.tool}
                aria-label={changes.compareNamed(change.name, name)}
                title={changes.compare}
                onClick={() => compare(page, change.places)}
              >
                <StudioIcon name="eye" size={18} />
              </button>
            )}
            <button
              type="button"
              className={controls.tool}
              aria-label={changes.takeBackNamed(change.name, name)}
              onClick={() => void takeBack(change.name, change.takeBack)}
            >
              <StudioIcon name="arrow-u-up-left" size={18} />
              {changes.takeBack}
            </button>
          </li>
        ))}
      </ul>
      <div className={controls.row}>
        {page.route !== undefined && (
          <button
            type="button"
            className={controls.second}
            aria-label={changes.compareTitle(name)}
            onClick={() => compare(page, { before: '', now: '' })}
          >
            {changes.compare}
          </button>
        )}
        {isThere && (
          <button
            type="button"
            className={controls.second}
            aria-label={changes.showNamed(name)}
            onClick={show}
          >
            {changes.show}
          </button>
        )}
        {page.takeBack !== undefined && (
          <button
            type="button"
            className={controls.second}
            aria-label={changes.takeBackPageNamed(name)}
            onClick={() => page.takeBack && void takeBack(name, page.takeBack)}
          >
            {changes.takeBackPage}
          </button>
        )}
      </div>
    </li>
  );
}
