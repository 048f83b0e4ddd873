import { useMemo, useState } from 'react';
import { HOME } from '../../../content/model/addresses/route';
import { NO_PAGE } from '../../../content/model/protocols/studio-plans';
import { useAllPages } from '../../store/hooks/use-all-pages';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { documentName } from '../../store/pages/page-name';
import { words } from '../../words';
import { DialogButtons } from '../../ui/dialog/fields';
import { DialogButton } from '../../ui/dialog/DialogButton';
import styles from '../../ui/dialog/dialog.module.css';
import { PageField } from './PageField';
import { PlanView } from './PlanView';
import { usePlan } from './use-plan';

const { remove } = words.pageActions;

/** Deletes the open page: what leads to it is shown, and led to a page that the person chooses. */
export function DeleteDialog() {
  const name = useStudioState((state) => documentName(state, state.page ?? ''));
  return (
    <DialogButton icon="trash" label={remove.open} name={remove.openNamed} title={remove.title(name)}>
      {(close) => <Fields close={close} />}
    </DialogButton>
  );
}

function Fields({ close }: { close: () => void }) {
  const studio = useStudio();
  const route = useStudioState((state) => state.route);
  const pages = useAllPages();
  const [written, setWritten] = useState<string>();
  const [isAlone, setIsAlone] = useState(false);
  const plan = usePlan({ kind: 'delete', route, leadTo: isAlone ? NO_PAGE : (written ?? '') });
  const problem = plan && 'problem' in plan ? plan.problem : undefined;
  const possible = plan && 'documents' in plan ? plan : undefined;
  const title = useStudioState((state) => documentName(state, state.page ?? ''));
  const others = useMemo(
    () => pages.filter((page) => page.route !== undefined && page.route !== route),
    [pages, route],
  );
  const chosen = written ?? possible?.route;

  const make = async () => {
    const next = pages.find((page) => page.route === (possible?.route ?? HOME));
    if (!possible || !next) return;
    if (!(await studio.site.applyPlan(possible, remove.step(title), next.path))) return;
    const others = new Set(possible.changes.map(({ file }) => file)).size;
    studio.notify(remove.made(title, others), false);
    close();
  };

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {!isAlone && (
        <PageField
          label={remove.target}
          help={problem ?? remove.targetHelp}
          chosen={others.find((page) => page.route === chosen)?.path}
          pages={others}
          choose={(path) => setWritten(others.find((page) => page.path === path)?.route)}
        />
      )}
      {(isAlone || possible?.isTargetNeeded === false) && (
        <label className={styles.check}>
          <input type="checkbox" checked={isAlone} onChange={() => setIsAlone(!isAlone)} />
          {remove.noTarget}
        </label>
      )}
      {problem === undefined && <PlanView plan={possible} />}
      {possible && possible.changes.length > 0 && !isAlone && <p>{remove.again}</p>}
      {possible && possible.translations.length > 0 && (
        <p>{remove.translations(possible.translations.join(', '))}</p>
      )}
      {possible && possible.pictures.length > 0 && <p>{remove.pictures(possible.pictures.join(', '))}</p>}
      <DialogButtons make={remove.make} isReady={possible !== undefined} close={close} />
    </form>
  );
}
