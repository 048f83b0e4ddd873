import { routeOf } from '../../content/model/addresses/route';
import { changedDocuments } from '../store/documents/session';
import { useStudio, useStudioState } from '../store/hooks/use-studio';
import { Changes } from '../versions/changes/Changes';
import { setView, useView } from '../frame/view';
import { WidthChoice } from '../frame/WidthChoice';
import { LeftToWrite } from '../problems/left/LeftToWrite';
import { openProblems } from '../problems/panel/ProblemsPanel';
import { useProblemCounts } from '../problems/use-problems';
import { words } from '../words';
import controls from '../ui/look/controls.module.css';
import styles from './top-bar.module.css';
import { StudioIcon } from '../ui/look/icons';
import { useTheme } from '../ui/look/theme';

const { bar } = words;

/** What is going on: saved or not, steps to take back, problems, and how the page is shown. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{words.title}</h1>
      <History />
      <LeftToWrite />
      <Problems />
      <View />
      <SaveState />
      <Changes />
    </header>
  );
}

function History() {
  const studio = useStudio();
  const past = useStudioState(({ session }) => session.past.at(-1)?.name);
  const future = useStudioState(({ session }) => session.future[0]?.name);
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={`${controls.tool} ${styles.undo}`}
        aria-disabled={past === undefined}
        aria-label={past === undefined ? bar.nothingToUndo : bar.undoStep(past)}
        title={past === undefined ? bar.nothingToUndo : bar.undoStep(past)}
        onClick={() => studio.undo()}
      >
        <StudioIcon name="arrow-u-up-left" />
        {past !== undefined && <span className={styles.step}>{past}</span>}
      </button>
      <button
        type="button"
        className={controls.tool}
        aria-disabled={future === undefined}
        aria-label={future === undefined ? bar.nothingToRedo : bar.redoStep(future)}
        title={future === undefined ? bar.nothingToRedo : bar.redoStep(future)}
        onClick={() => studio.redo()}
      >
        <StudioIcon name="arrow-u-up-right" />
      </button>
    </div>
  );
}

function Problems() {
  const { errors, hints, hasOlder } = useProblemCounts();
  const found = errors + hints === 0 && hasOlder ? bar.nothingNew : bar.problems(errors, hints);
  return (
    <button
      type="button"
      className={`${controls.tool} ${styles.problems}`}
      data-tone={errors ? 'error' : hints ? 'warning' : 'good'}
      aria-label={bar.problemsNamed(found)}
      aria-keyshortcuts="F8 Shift+F8"
      title={words.problems.open}
      onClick={openProblems}
    >
      <StudioIcon name={errors ? 'warning-circle' : hints ? 'info' : 'check-circle'} />
      {found}
    </button>
  );
}

function View() {
  const { width, isUsed } = useView();
  const [isDark, chooseDark] = useTheme();
  return (
    <>
      <WidthChoice name="width" width={width} choose={(chosen) => setView({ width: chosen })} />
      <button
        type="button"
        className={controls.tool}
        aria-pressed={isDark}
        aria-label={bar.theme}
        title={bar.theme}
        onClick={() => chooseDark(!isDark)}
      >
        <StudioIcon name="moon" />
      </button>
      <button
        type="button"
        className={controls.tool}
        aria-pressed={isUsed}
        title={words.named(bar.use, bar.useHelp)}
        onClick={() => setView({ isUsed: !isUsed })}
      >
        <StudioIcon name="cursor-click" />
        <span className={styles.useWords}>{bar.use}</span>
      </button>
    </>
  );
}

function SaveState() {
  const studio = useStudio();
  /** How many pages; undefined where nothing has changed. */
  const unsaved = useStudioState(({ session }) => {
    const changed = changedDocuments(session);
    return changed.length === 0 ? undefined : changed.filter(({ path }) => routeOf(path)).length;
  });
  const isSaving = useStudioState((state) => state.isSaving);
  const isConnected = useStudioState((state) => state.isConnected);
  const isAsked = useStudioState(({ conflicts }) => conflicts.length > 0);
  const hasUnfinished = useStudioState(({ unfinished }) => unfinished.size > 0);
  const settled = hasUnfinished ? bar.unfinished : bar.saved;
  const known = unsaved === undefined ? settled : bar.unsaved(unsaved);
  const saved = !isConnected ? words.server.goneShort : isAsked ? bar.toChoose : known;
  return (
    <div className={styles.save}>
      <p className={styles.state} data-tone={isConnected ? undefined : 'error'}>
        {saved}
      </p>
      <button
        type="button"
        className={controls.main}
        aria-disabled={unsaved === undefined || isSaving}
        aria-keyshortcuts="Control+S"
        title={bar.saveKeys}
        onClick={() => void studio.save()}
      >
        <StudioIcon name="floppy-disk" />
        {isSaving ? bar.saving : bar.save}
      </button>
    </div>
  );
}
