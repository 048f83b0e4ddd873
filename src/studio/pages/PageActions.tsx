import { useStudioState } from '../store/use-studio';
import { SITE_PATH } from '../../content/model/source';
import { History } from '../history/History';
import { DeleteDialog } from './DeleteDialog';
import { DuplicateDialog, NewPageDialog } from './NewPageDialog';
import styles from './pages.module.css';
import { RenameDialog } from './RenameDialog';

/** What can be done with pages as wholes. */
export function PageActions() {
  const isPage = useStudioState(({ page }) => page !== undefined && page !== SITE_PATH);
  return (
    <div className={styles.actions}>
      <NewPageDialog />
      {isPage && (
        <>
          <DuplicateDialog />
          <RenameDialog />
          <DeleteDialog />
          <History />
        </>
      )}
    </div>
  );
}
