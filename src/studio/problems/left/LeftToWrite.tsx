import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { parentOf } from '../../../content/json/locate';
import { isLeft, toneOf } from '../../form/field/is-left';
import { useSchemaOf } from '../../store/hooks/use-schema-of';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import { words } from '../../words';
import { leadOn } from '../answer-problem-key';
import { LeadThrough } from './LeadThrough';
import { leftInOrder } from './next-left';
import { placeOfPerson, problemFrom } from '../next/problem-from';
import styles from './left.module.css';
import { useProblems } from '../use-problems';
import { useFinished } from './use-finished';

const { problems } = words;

/**
 * How much is left to write on the open page, and a button that does what F8 does; where nothing is, how much there is on other pages,
 * with a button that leads there.
 */
export function LeftToWrite() {
  const { here, elsewhere } = useProblems();
  const pages = useStudioState((state) => state.pages);
  const others = useMemo(() => leftInOrder(elsewhere, pages), [elsewhere, pages]);
  const left = useMemo(() => new Set(here.filter(isLeft).map(({ pointer }) => pointer)).size, [here]);
  useFinished(left);
  if (left > 0) return <LeftHere left={left} />;
  return (
    <LeadThrough places={others} label={problems.leftElsewhere(others.length)} help={problems.leftHelp} />
  );
}

function LeftHere({ left }: { left: number }) {
  const studio = useStudio();
  const next = useNext();
  return (
    <div className={styles.left}>
      <button
        type="button"
        className={controls.tool}
        aria-label={problems.leftBefore}
        title={problems.leftBefore}
        onMouseDown={keepCursor}
        onClick={() => leadOn(studio, -1)}
      >
        <StudioIcon name="arrow-up" />
      </button>
      <button
        type="button"
        className={controls.tool}
        aria-keyshortcuts="F8"
        title={problems.leftHelp}
        onMouseDown={keepCursor}
        onClick={() => leadOn(studio, 1)}
      >
        <StudioIcon name="pencil-simple" />
        <span>
          {problems.left(left)}
          <span className={styles.toWrite}> {problems.toWrite}</span>
        </span>
        <span className={styles.next}>{problems.next(next)}</span>
        <span className={styles.key} aria-hidden="true">
          F8
        </span>
      </button>
    </div>
  );
}

/** Both buttons lead on from the field with the cursor. */
const keepCursor = (event: MouseEvent) => event.preventDefault();

/** What the field is called that F8 leads to. */
function useNext(): string {
  const page = useStudioState((state) => state.page);
  const pages = useStudioState((state) => state.pages);
  const issues = useStudioState((state) => state.issues);
  const siteIssues = useStudioState((state) => state.siteIssues);
  const session = useStudioState((state) => state.session);
  const material = useStudioState((state) => state.material);
  const selection = useStudioState((state) => state.selection);
  const schemaOf = useSchemaOf();
  const place = useSyncExternalStore(onCursor, () => placeOfPerson(selection));
  const found = useMemo(
    () => problemFrom({ page, pages, issues, siteIssues, session, material }, place, 1),
    [page, pages, issues, siteIssues, session, material, place],
  );
  if (!found || found.problem.path !== page) return '';
  const document = session.documents.get(page)?.value;
  const { pointer } = found.problem;
  const schema = schemaOf(page);
  // The file of a picture has no field of its own.
  const around = schema?.at(document, parentOf(pointer));
  const label =
    (around?.field.control === 'image' && pointer.endsWith('/src') ? around : schema?.at(document, pointer))
      ?.label ?? '';
  return isLeft(found.problem) ? label : words.named(words.tones[toneOf(found.problem)], label);
}

function onCursor(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  return () => document.removeEventListener('focusin', listener);
}
