import { useState } from 'react';
import type { HandOverAnswer } from '../../../content/model/protocols/studio-versions';
import controls from '../../ui/look/controls.module.css';
import { TextField } from '../../ui/dialog/fields';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { Answer } from './Answer';
import { Unfinished } from './Unfinished';
import styles from './hand-over.module.css';

const text = words.handOver;

/** The server takes no longer ones, in characters. */
const MAX_LENGTH = 200;

interface HandOverProps {
  needsAuthor: boolean;
  /** The branch that the change goes onto; undefined where it gets a new one. */
  branch: string | undefined;
  /** The paths of changed pages that are drafts. */
  drafts: readonly string[];
  /** Asks for the changes anew. */
  renew: () => Promise<void>;
}

/** Hands all changes over: what the change is called, and who makes it where Git does not know. */
export function HandOver({ needsAuthor, branch, drafts, renew }: HandOverProps) {
  const studio = useStudio();
  const [name, setName] = useState('');
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<HandOverAnswer>();
  const handOver = async () => {
    if (isBusy) return;
    setBusy(true);
    const answered = await studio.repository.handOver({ name, ...(needsAuthor && { author }) });
    setAnswer(answered);
    setBusy(false);
    if ('branch' in answered) {
      setName('');
      await renew();
    }
  };
  return (
    <section className={styles.handOver} aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      <p>{text.help}</p>
      {branch !== undefined && <p>{text.onto(branch)}</p>}
      <Unfinished drafts={drafts} />
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void handOver();
        }}
      >
        <TextField label={text.name} help={text.nameHelp} value={name} onChange={setName} most={MAX_LENGTH} />
        {needsAuthor && (
          <>
            <TextField
              label={text.author}
              help=""
              most={MAX_LENGTH}
              value={author.name}
              onChange={(value) => setAuthor({ ...author, name: value })}
            />
            <TextField
              label={text.email}
              most={MAX_LENGTH}
              help={text.authorHelp}
              type="email"
              value={author.email}
              onChange={(email) => setAuthor({ ...author, email })}
            />
          </>
        )}
        <button type="submit" className={controls.main} aria-disabled={isBusy}>
          {isBusy ? text.busy : text.button}
        </button>
      </form>
      <div role="status">{answer && <Answer answer={answer} />}</div>
    </section>
  );
}
