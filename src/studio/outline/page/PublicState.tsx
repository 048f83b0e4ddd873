import { absenceOf, buildTimeNow } from '../../../content/model/pages/publication';
import { isRecord } from '../../../content/util/is-record';
import controls from '../../ui/look/controls.module.css';
import { useOpenDocument, useStudio } from '../../store/hooks/use-studio';
import { isLeft } from '../../form/field/is-left';
import { useProblems } from '../../problems/use-problems';
import { words } from '../../words';
import styles from '../outline.module.css';

/** That the open page is a draft, or not public now; nothing where visitors see it. */
export function PublicState() {
  const studio = useStudio();
  const value = useOpenDocument()?.value;
  const left = useProblems().here.filter(isLeft).length;
  const absence = isRecord(value) ? absenceOf(value, buildTimeNow()) : undefined;
  if (!absence) return null;
  const makePublic = () => {
    const operation = { kind: 'unset', pointer: '/status', expected: 'draft' } as const;
    if (studio.change([operation], { name: words.pages.makePublic }))
      studio.notify(words.pages.madePublic(left), false);
  };
  return (
    <div className={styles.state}>
      <p>{words.pages.absence(absence)}</p>
      {absence.reason === 'draft' && (
        <button type="button" className={controls.tool} onClick={makePublic}>
          {words.pages.makePublic}
        </button>
      )}
    </div>
  );
}
