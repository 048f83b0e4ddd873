import { useStudioState } from '../../store/hooks/use-studio';
import { History } from '../../versions/history/History';
import { LanguagesDialog } from '../languages/LanguagesDialog';
import { documentKind } from '../../../content/model/source';
import { FindDialog } from '../find/FindDialog';
import { DeleteDialog } from './DeleteDialog';
import { DuplicateDialog, NewPageDialog } from './NewPageDialog';
import styles from '../../ui/dialog/dialog.module.css';
import { words } from '../../words';
import { RenameDialog } from './RenameDialog';

/** What can be done with pages as wholes. */
export function PageActions() {
  const isPage = useStudioState(({ page = '' }) => documentKind(page) === 'page');
  return (
    <div className={styles.actions}>
      <NewPageDialog />
      <FindDialog />
      {isPage && (
        <fieldset aria-label={words.pageActions.label} className={styles.ofPage}>
          <DuplicateDialog />
          <RenameDialog />
          <DeleteDialog />
          <History />
          <LanguagesDialog />
        </fieldset>
      )}
    </div>
  );
}
