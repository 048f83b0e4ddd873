import { useStudioState } from '../store/hooks/use-studio';
import { Preview } from '../frame/Preview';
import { documentKind } from '../../content/model/source';
import { PageOutline } from '../outline/page/PageOutline';
import { SiteOutline } from '../outline/site/SiteOutline';
import { PageActions } from '../site/pages/PageActions';
import { PageFinder } from '../site/pages/PageFinder';
import { BlockPicker } from '../outline/picker/BlockPicker';
import { PickerProvider } from '../outline/picker/use-picker';
import { Start } from '../site/start/Start';
import { ProblemAnnouncer } from '../problems/ProblemAnnouncer';
import { ProblemsPanel } from '../problems/panel/ProblemsPanel';
import { PlacesDialog } from '../site/find/PlacesDialog';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './app.module.css';
import { ConflictDialog } from './ConflictDialog';
import { DraftsDialog } from './DraftsDialog';
import { FirstSteps } from './FirstSteps';
import { useKeptFocus } from './behaviours/kept-focus';
import { Notice } from './Notice';
import { Panel } from './Panel';
import { WindowSizeNotice } from './WindowSizeNotice';
import { TopBar } from './TopBar';

/** The whole studio. */
export function App() {
  useKeptFocus();
  const isOpen = useStudioState(({ page, material }) => page !== undefined && material !== undefined);
  const isSite = useStudioState(({ page = '' }) => documentKind(page) !== 'page');
  const failure = useStudioState((state) => state.failure);
  const beginning = useStudioState((state) => state.beginning);
  if (failure !== undefined) return <Failure text={failure} />;
  if (beginning) return <Start beginning={beginning} />;
  if (!isOpen)
    return (
      <main className={styles.waiting}>
        <p role="status">{words.loading}</p>
      </main>
    );
  return (
    <PickerProvider>
      {/* First, so that what comes next has the focus once they are gone. */}
      <WindowSizeNotice />
      <FirstSteps />
      <div className={styles.app}>
        <TopBar />
        <nav className={styles.left} aria-label={(isSite ? words.menu : words.outline).beside}>
          <PageFinder />
          <PageActions />
          {isSite ? <SiteOutline /> : <PageOutline />}
        </nav>
        <main className={styles.middle}>
          <Preview />
        </main>
        <Panel />
      </div>
      <ProblemsPanel />
      <ProblemAnnouncer />
      <BlockPicker />
      <DraftsDialog />
      <PlacesDialog />
      <ConflictDialog />
      <Notice />
    </PickerProvider>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <main className={styles.waiting}>
      <h1 className={styles.title}>{words.failed}</h1>
      <p role="alert">{text}</p>
      <button type="button" className={controls.main} onClick={() => location.reload()}>
        {words.again}
      </button>
    </main>
  );
}
