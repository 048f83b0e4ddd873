import { useState } from 'react';
import type { OthersAnswer } from '../../../content/model/protocols/studio-versions';
import controls from '../../ui/look/controls.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './hand-over.module.css';

const text = words.others;

/** Gets what others have handed over, where that needs no merge. */
export function Others({ renew }: { renew: () => Promise<void> }) {
  const studio = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<OthersAnswer>();
  const get = async () => {
    if (isBusy) return;
    setBusy(true);
    setAnswer(await studio.repository.takeOthers());
    setBusy(false);
    await renew();
  };
  return (
    <section className={styles.handOver} aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      <p>{text.help}</p>
      <button type="button" className={controls.second} aria-disabled={isBusy} onClick={() => void get()}>
        {isBusy ? text.busy : text.button}
      </button>
      <div role="status">{answer && <Taken answer={answer} />}</div>
    </section>
  );
}

function Taken({ answer }: { answer: OthersAnswer }) {
  if ('problem' in answer) return <p className={styles.problem}>{answer.problem}</p>;
  const { taken, isProgramChanged, isBehindMain } = answer;
  return (
    <div className={styles.done}>
      <p>{taken.length === 0 ? text.none : text.taken}</p>
      <ul>
        {taken.map(({ author, name }, index) => (
          <li key={index}>{text.change(author, name)}</li>
        ))}
      </ul>
      {isProgramChanged && <p>{text.program}</p>}
      {isBehindMain && <p>{text.behindMain}</p>}
    </div>
  );
}
