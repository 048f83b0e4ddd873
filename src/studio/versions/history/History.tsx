import { useRef, useState } from 'react';
import type { StudioHistory } from '../../../content/model/protocols/studio-versions';
import { useSchemaOf } from '../../store/hooks/use-schema-of';
import { CompareDialog, type Comparison } from '../changes/CompareDialog';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import { SidePanel } from '../../ui/look/SidePanel';
import pages from '../../ui/dialog/dialog.module.css';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './history.module.css';
import { type PageVersion, pageVersions } from './page-versions';
import { VersionEntry } from './VersionEntry';

const { history } = words;

/** Who has changed the open page and when, with a way to see and to bring back what it was. */
export function History() {
  const studio = useStudio();
  const path = useStudioState(({ page }) => page) ?? '';
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<StudioHistory>();
  const open = () => {
    setFound(undefined);
    dialog.current?.showModal();
    void studio.repository.history(path).then(setFound);
  };
  return (
    <>
      <button type="button" className={pages.open} aria-label={history.openNamed} onClick={open}>
        <StudioIcon name="clock-counter-clockwise" size={18} />
        {history.open}
      </button>
      <SidePanel ref={dialog} title={history.title} close={history.close}>
        {!found && <p role="status">{history.loading}</p>}
        {found && 'problem' in found && <p role="alert">{found.problem}</p>}
        {found && 'versions' in found && (
          <Versions path={path} found={found} close={() => dialog.current?.close()} />
        )}
      </SidePanel>
    </>
  );
}

interface VersionsProps {
  path: string;
  found: Exclude<StudioHistory, { problem: string }>;
  close: () => void;
}

function Versions({ path, found, close }: VersionsProps) {
  const route = useStudioState((state) => state.route);
  const [comparison, setComparison] = useState<Comparison>();
  const versions = pageVersions(path, found.versions, found.isCut, useSchemaOf());
  const compare = ({ text }: PageVersion, title: string) =>
    setComparison({
      title: history.compareTitle(route),
      before: { side: 'before', title, route, documents: [{ path, base: null, text }], pointer: '' },
      now: { side: 'now', title: words.changes.now, route, pointer: '' },
    });
  return (
    <>
      {versions.length === 0 && <p>{history.none}</p>}
      <ol className={styles.versions}>
        {versions.map((version) => (
          <VersionEntry key={version.id} path={path} version={version} compare={compare} close={close} />
        ))}
      </ol>
      {found.isCut && <p className={controls.quiet}>{history.cut(versions.length)}</p>}
      {comparison && <CompareDialog comparison={comparison} onClose={() => setComparison(undefined)} />}
    </>
  );
}
