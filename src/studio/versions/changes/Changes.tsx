import { useEffect, useRef, useState } from 'react';
import type { ChangedDocument, StudioChanges } from '../../../content/model/protocols/studio-versions';
import { Archive } from '../hand-over/Archive';
import { HandOver } from '../hand-over/HandOver';
import { Others } from '../hand-over/Others';
import controls from '../../ui/look/controls.module.css';
import { SidePanel } from '../../ui/look/SidePanel';
import { words } from '../../words';
import { ChangedPageEntry } from './ChangedPageEntry';
import { ChangedPictures } from './ChangedPictures';
import { type ChangedPage, changedPages, type Places } from './changed-pages';
import styles from './changes.module.css';
import { handedOverIn } from './handed-over-in';
import { useSchemaOf } from '../../store/hooks/use-schema-of';
import { CompareDialog, type Comparison } from './CompareDialog';
import { useChanges } from './use-changes';

const { changes } = words;

/** What has changed since the last commit, each change with a way back, and handing all of it over. */
export function Changes() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { found, hasSome, isUnsaved, begin, renew } = useChanges();
  const [leadsToHandOver, setLeads] = useState(false);
  const open = (leads: boolean) => {
    setLeads(leads);
    begin();
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={controls.second} onClick={() => open(false)}>
        {changes.open}
      </button>
      <button
        type="button"
        className={isUnsaved || !hasSome ? controls.second : controls.main}
        aria-disabled={!hasSome}
        title={hasSome ? undefined : words.handOver.nothing}
        onClick={() => hasSome && open(true)}
      >
        {words.handOver.title}
      </button>
      <SidePanel ref={dialog} title={changes.title} close={changes.close}>
        <p className={controls.quiet}>
          {found && 'documents' in found && found.noRepository !== undefined
            ? changes.helpOpened
            : changes.help}
        </p>
        {!found && <p role="status">{changes.loading}</p>}
        {found && 'problem' in found && (
          <p role="alert" className={styles.problem}>
            {found.problem}
          </p>
        )}
        {found && 'documents' in found && (
          <Found
            found={found}
            isUnsaved={isUnsaved}
            renew={renew}
            close={close}
            leadsToHandOver={leadsToHandOver}
          />
        )}
      </SidePanel>
    </>
  );
}

interface FoundProps {
  found: Exclude<StudioChanges, { problem: string }>;
  isUnsaved: boolean;
  renew: () => Promise<void>;
  close: () => void;
  /** Whether handing over gets the cursor. */
  leadsToHandOver: boolean;
}

function Found({ found, isUnsaved, renew, close, leadsToHandOver }: FoundProps) {
  const { documents, pictures, unsent } = found;
  const pages = changedPages(documents, useSchemaOf());
  const [comparison, setComparison] = useState<Comparison>();
  const handOver = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!leadsToHandOver) return;
    const first = handOver.current?.querySelector<HTMLElement>('input, button');
    first?.focus();
    // Who has a better name for the change writes over the one that is proposed.
    if (first instanceof HTMLInputElement) first.select();
  }, [leadsToHandOver]);
  const compare = (page: ChangedPage, places: Places) => {
    const { route } = page;
    if (route !== undefined) setComparison(comparisonOf(page.name, route, documents, places));
  };
  const names = Object.values(pictures).flat();
  const handedOver = handedOverIn(documents, { pages, hasPictures: names.length > 0 });
  const hasChanges = documents.length + names.length > 0;
  return (
    <div className={styles.found}>
      {pages.length + names.length === 0 && <p>{unsent.length === 0 ? changes.none : changes.noMore}</p>}
      {pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <ChangedPageEntry key={page.path} page={page} renew={renew} close={close} compare={compare} />
          ))}
        </ul>
      )}
      {names.length > 0 && <ChangedPictures pictures={pictures} renew={renew} />}
      {comparison && <CompareDialog comparison={comparison} onClose={() => setComparison(undefined)} />}
      <div ref={handOver}>
        {found.noRepository === undefined ? (
          <HandOver
            needsAuthor={found.needsAuthor}
            branch={found.branch}
            hasRemote={found.hasRemote}
            handedOver={handedOver}
            unsent={unsent}
            hasChanges={hasChanges}
            isUnsaved={isUnsaved}
            renew={renew}
          />
        ) : (
          <Archive why={found.noRepository} handedOver={handedOver} isUnsaved={isUnsaved} />
        )}
      </div>
      {found.hasRemote && <Others renew={renew} />}
    </div>
  );
}

/** The whole site as it was, and as it is now, on one page. */
function comparisonOf(
  name: string,
  route: string,
  documents: readonly ChangedDocument[],
  places: Places,
): Comparison {
  const before = documents.map(({ path, before: text }) => ({ path, base: null, text }));
  return {
    title: changes.compareTitle(name),
    before: { side: 'before', title: changes.before, route, documents: before, pointer: places.before },
    now: { side: 'now', title: changes.now, route, pointer: places.now },
  };
}
