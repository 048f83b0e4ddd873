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
      {address === undefined ? (
        <>
          <p>{isPushed ? text.doneWithoutAddress : text.doneHere}</p>
          <p className={controls.quiet}>{text.branch(branch)}</p>
        </>
      ) : (
        <>
          <p>{text.done}</p>
          <p>
            <a className={controls.link} href={address} target="_blank" rel="noreferrer">
              {text.propose}
            </a>
          </p>
          <p className={controls.quiet}>{text.opensProposal(branch)}</p>
        </>
      )}
      <p>{text.goOn}</p>
    </div>
  );
}
