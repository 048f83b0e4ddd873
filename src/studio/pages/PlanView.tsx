import type { PagePlan, StudioPage } from '../../content/model/studio-protocol';
import controls from '../look/controls.module.css';
import { useStudioState } from '../store/use-studio';
import { words } from '../words';
import styles from '../dialog/dialog.module.css';

const { pageActions } = words;

/** What a plan changes besides the page itself, before it is made. */
export function PlanView({ plan }: { plan: PagePlan | undefined }) {
  const pages = useStudioState((state) => state.pages);
  if (!plan) return <p className={controls.quiet}>{pageActions.asking}</p>;
  return (
    <section aria-label={pageActions.changes}>
      <h3 className={styles.changes}>{pageActions.changes}</h3>
      {plan.changes.length === 0 && <p>{pageActions.nothing}</p>}
      <ul className={styles.list}>
        {plan.changes.map(({ file, line, what }) => (
          <li key={`${file}:${line} ${what}`}>
            <strong>{nameOf(file, pages)}</strong> {what}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page by its title; what stands on every page has none. */
function nameOf(file: string, pages: readonly StudioPage[]): string {
  const page = pages.find((one) => one.file === file);
  return page?.route === undefined ? (page ? words.pages.site : file) : page.title;
}
