import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import type { PagePlan } from '../../../content/model/protocols/studio-plans';
import controls from '../../ui/look/controls.module.css';
import { useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from '../../ui/dialog/dialog.module.css';
import { pageName } from '../../store/pages/page-name';

const { pageActions } = words;

/** What a plan changes besides the page itself, before it is made. */
export function PlanView({ plan }: { plan: PagePlan | undefined }) {
  const pages = useStudioState((state) => state.pages);
  const found = plan && [...timesOf(plan, pages)];
  return (
    <>
      <p role="status" className={found ? 'visually-hidden' : controls.quiet}>
        {found ? pageActions.found(found.length) : pageActions.asking}
      </p>
      {found && (
        <section aria-label={pageActions.changes}>
          <h3 className={styles.changes}>{pageActions.changes}</h3>
          {found.length === 0 && <p>{pageActions.nothing}</p>}
          <ul className={styles.list}>
            {found.map(([key, { name, what, times }]) => (
              <li key={key}>
                <strong>{name}:</strong> {what}
                {times > 1 && ` ${pageActions.times(times)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The same change at several places of a page is named once; first what changes on every page, such as menus. */
function timesOf({ changes }: PagePlan, pages: readonly StudioPage[]) {
  const found = new Map<string, { name: string; what: string; times: number }>();
  const files = new Map(pages.map((page) => [page.file, page]));
  const isOfAll = ({ file }: { file: string }) => files.has(file) && files.get(file)?.route === undefined;
  for (const { file, what } of [...changes].sort((one, other) => +isOfAll(other) - +isOfAll(one))) {
    const page = files.get(file);
    const key = `${file} ${what}`;
    const { times } = found.get(key) ?? { times: 0 };
    found.set(key, { name: page ? pageName(page) : file, what, times: times + 1 });
  }
  return found;
}
