import { absenceOf, buildTimeNow } from '../../../content/model/publication';
import { isRecord } from '../../../content/util/is-record';
import { useOpenDocument } from '../../store/use-studio';
import { words } from '../../words';
import styles from '../outline.module.css';

/** That the open page is a draft, or not public now; nothing where visitors see it. */
export function PublicState() {
  const value = useOpenDocument()?.value;
  const absence = isRecord(value) ? absenceOf(value, buildTimeNow()) : undefined;
  return absence && <p className={styles.state}>{words.pages.absence(absence)}</p>;
}
