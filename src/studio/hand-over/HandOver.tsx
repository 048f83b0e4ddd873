import { useId, useState } from 'react';
import type { HandOverAnswer } from '../../content/model/studio-protocol';
import controls from '../look/controls.module.css';
import { useStudio } from '../store/use-studio';
import { words } from '../words';
import { Answer } from './Answer';
import styles from './hand-over.module.css';

const text = words.handOver;

interface HandOverProps {
  needsAuthor: boolean;
  /** The branch that the change goes onto; undefined where it gets a new one. */
  branch: string | undefined;
  /** Asks for the changes anew. */
  renew: () => Promise<void>;
}

/** Hands all changes over: what the change is called, and who makes it where Git does not know. */
export function HandOver({ needsAuthor, branch, renew }: HandOverProps) {
  const studio = useStudio();
  const [name, setName] = useState('');
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<HandOverAnswer>();
  const handOver = async () => {
    if (isBusy) return;
    setBusy(true);
    const answered = await studio.handOver({ name, ...(needsAuthor && { author }) });
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
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void handOver();
        }}
      >
        <Field label={text.name} help={text.nameHelp} value={name} onChange={setName} />
        {needsAuthor && (
          <>
            <Field
              label={text.author}
              value={author.name}
              onChange={(value) => setAuthor({ ...author, name: value })}
            />
            <Field
              label={text.email}
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

interface FieldProps {
  label: string;
  help?: string;
  type?: 'text' | 'email';
  value: string;
  onChange: (value: string) => void;
}

function Field({ label, help, type = 'text', value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type={type}
        required
        maxLength={200}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={controls.quiet}>
          {help}
        </p>
      )}
    </div>
  );
}
