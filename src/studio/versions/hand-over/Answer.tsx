import type { HandOverAnswer } from '../../../content/model/protocols/studio-versions';
import controls from '../../ui/look/controls.module.css';
import { words } from '../../words';
import styles from './hand-over.module.css';

const text = words.handOver;

/** What has become of handing over, and what to do next. */
export function Answer({ answer }: { answer: HandOverAnswer }) {
  if ('problem' in answer) return <p className={styles.problem}>{answer.problem}</p>;
  const { branch, isPushed, notPushed, address } = answer;
  if (notPushed !== undefined) return <p className={styles.problem}>{notPushed}</p>;
  return (
    <div className={styles.done}>
      <p>{isPushed ? text.done(branch) : text.doneHere(branch)}</p>
      {address === undefined ? (
        <p>{text.noAddress}</p>
      ) : (
        <p>
          <a className={controls.link} href={address} target="_blank" rel="noreferrer">
            {text.propose}
          </a>
        </p>
      )}
      <p>{text.goOn}</p>
    </div>
  );
}
