import { isLeft } from '../../form/field/is-left';
import { useProblems } from '../../problems/use-problems';
import { usePageName } from '../../store/hooks/use-page-name';
import { words } from '../../words';
import styles from './hand-over.module.css';

const text = words.handOver;

interface UnfinishedProps {
  /** The paths of changed pages that are drafts. */
  drafts: readonly string[];
}

/** What is handed over without being finished: what no build accepts, and pages that nobody will see. */
export function Unfinished({ drafts }: UnfinishedProps) {
  const { here, elsewhere } = useProblems();
  const nameOf = usePageName();
  const errors = [...here, ...elsewhere].filter(({ severity }) => severity === 'error');
  const left = errors.filter(isLeft);
  const pages = [...new Set(errors.map(({ path }) => path))].map(nameOf);
  if (errors.length + drafts.length === 0) return null;
  return (
    <div className={styles.unfinished}>
      {errors.length > 0 && <p>{text.notPublishable(errors.length - left.length, left.length, pages)}</p>}
      {drafts.length > 0 && <p>{text.drafts(drafts.map(nameOf))}</p>}
    </div>
  );
}
