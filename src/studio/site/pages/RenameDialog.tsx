import { useState } from 'react';
import { routeOf } from '../../../content/model/addresses/route';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { DialogButtons, focusWrong, TextField } from '../../ui/dialog/fields';
import { DialogButton } from '../../ui/dialog/DialogButton';
import styles from '../../ui/dialog/dialog.module.css';
import { PlanView } from './PlanView';
import { usePlan } from './use-plan';

const { rename } = words.pageActions;

/** Gives the open page another address, and shows first what changes with it. */
export function RenameDialog() {
  return (
    <DialogButton icon="pencil-simple" label={rename.open} name={rename.openNamed} title={rename.title}>
      {(close) => <Fields close={close} />}
    </DialogButton>
  );
}

function Fields({ close }: { close: () => void }) {
  const studio = useStudio();
  const route = useStudioState((state) => state.route);
  const isNew = useStudioState(({ session, page = '' }) => session.documents.get(page)?.disk.hash === null);
  const [to, setTo] = useState(route);
  const plan = usePlan(to === route || to === '' ? undefined : { kind: 'rename', route, to });
  const problem = plan && 'problem' in plan ? plan.problem : undefined;
  const possible = plan && 'documents' in plan ? plan : undefined;

  const make = async () => {
    const made = possible?.documents.find(
      ({ path, text }) => text !== null && routeOf(path) === possible.route,
    );
    if (!possible?.route || !made) return;
    if (!(await studio.site.applyPlan(possible, rename.step(possible.route), made.path))) return;
    studio.notify(rename.made(possible.route), false);
    close();
  };

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) void make();
        else focusWrong(event.currentTarget);
      }}
    >
      <TextField
        label={rename.address}
        help={problem ?? (isNew ? rename.addressHelpNew : rename.addressHelp)}
        isWrong={problem !== undefined}
        value={to}
        onChange={setTo}
        most={200}
      />
      {to !== route && problem === undefined && <PlanView plan={possible} />}
      {possible && possible.translations.length > 0 && (
        <p>{rename.translations(possible.translations.join(', '))}</p>
      )}
      <DialogButtons make={rename.make} isReady={possible !== undefined} close={close} />
    </form>
  );
}
