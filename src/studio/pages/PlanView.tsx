import type { PagePlan } from '../../content/model/studio-protocol';
import controls from '../look/controls.module.css';
import { words } from '../words';
import styles from '../dialog/dialog.module.css';

const { pageActions } = words;

/** What a plan changes besides the page itself, before it is made. */
export function PlanView({ plan }: { plan: PagePlan | undefined }) {
  if (!plan) return <p className={controls.quiet}>{pageActions.asking}</p>;
  return (
    <section aria-label={pageActions.changes}>
      <h3 className={styles.changes}>{pageActions.changes}</h3>
      {plan.changes.length === 0 && <p>{pageActions.nothing}</p>}
      <ul className={styles.list}>
        {plan.changes.map(({ file, line, what }) => (
          <li key={`${file}:${line} ${what}`}>{pageActions.at(what, file, line)}</li>
        ))}
      </ul>
    </section>
  );
}
