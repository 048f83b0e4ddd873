import { useState } from 'react';
import { Dialog } from '../../form/dialog/Dialog';
import controls from '../../ui/look/controls.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { CHOICES, type Choice, choose } from './choice';
import styles from './view.module.css';

interface ViewChoiceProps {
  path: string;
  choice: Choice;
  isUnfinished: boolean;
}

/** Form, JSON or both. JSON that is not finished is not left without a word. */
export function ViewChoice({ path, choice, isUnfinished }: ViewChoiceProps) {
  const studio = useStudio();
  const [isLeaving, setIsLeaving] = useState(false);
  const stay = () => setIsLeaving(false);
  const throwAway = () => {
    setIsLeaving(false);
    studio.json.keepUnfinished(path, undefined);
    choose('form');
  };
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{words.json.choice}</legend>
        {CHOICES.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="view"
              className="visually-hidden"
              checked={choice === each}
              onChange={() => (each === 'form' && isUnfinished ? setIsLeaving(true) : choose(each))}
            />
            {words.json.choices[each]}
          </label>
        ))}
      </fieldset>
      {isLeaving && (
        <Dialog title={words.json.leave.title} onClose={stay}>
          <p>{words.json.leave.help}</p>
          <div className={controls.row}>
            <button type="button" className={controls.main} data-start onClick={stay}>
              {words.json.leave.stay}
            </button>
            <button type="button" className={controls.second} onClick={throwAway}>
              {words.json.throwAway}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
