import { useEffect, useRef, useState } from 'react';
import type { Author, HandOverAnswer } from '../../../content/model/protocols/studio-versions';
import controls from '../../ui/look/controls.module.css';
import { TextField } from '../../ui/dialog/fields';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { Answer } from './Answer';
import { ForVisitors } from './ForVisitors';
import type { HandedOver } from './handed-over';
import styles from './hand-over.module.css';

const text = words.handOver;

/** The server takes no longer ones, in characters. */
const MAX_LENGTH = 200;

interface HandOverProps {
  needsAuthor: boolean;
  /** The branch that the change goes onto; undefined where it gets a new one. */
  branch: string | undefined;
  hasRemote: boolean;
  handedOver: HandedOver;
  /** The names of what was handed over, but could not be sent yet. */
  unsent: readonly string[];
  /** Whether something has changed, and whether some of it is not saved. */
  hasChanges: boolean;
  isUnsaved: boolean;
  /** Asks for the changes anew. */
  renew: () => Promise<void>;
}

/** Hands all changes over: what the change is called, and who makes it where Git does not know. What could not be sent before goes with it. */
export function HandOver(props: HandOverProps) {
  const { needsAuthor, branch, hasRemote, handedOver, unsent, hasChanges, isUnsaved, renew } = props;
  const studio = useStudio();
  const [ownName, setName] = useState<string>();
  const name = ownName ?? handedOver.proposedName.slice(0, MAX_LENGTH);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<HandOverAnswer>();
  const result = useRef<HTMLDivElement>(null);
  const isDone = answer !== undefined && 'branch' in answer && answer.notPushed === undefined;
  const isLeft = hasChanges || unsent.length > 0;
  useEffect(() => {
    // With the changes goes the field that may have the focus.
    if (answer && 'branch' in answer) result.current?.focus();
    if (!isDone && answer) result.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, isDone]);
  const handOver = async () => {
    if (isBusy) return;
    setBusy(true);
    // What is only sent again makes no commit, and keeps its name.
    const request = hasChanges ? { name, ...(needsAuthor && { author }) } : { name: branch ?? name };
    const answered = await studio.repository.handOver(request);
    setAnswer(answered);
    setBusy(false);
    if ('branch' in answered) {
      setName(undefined);
      await renew();
    }
  };
  return (
    <section className={styles.handOver} aria-label={text.title}>
      <h3 className={styles.title}>{text.title}</h3>
      {!isLeft && !isDone && <p>{text.nothing}</p>}
      {hasChanges && <p>{text.help(isUnsaved, hasRemote)}</p>}
      {hasChanges && branch !== undefined && <p>{text.onto(branch)}</p>}
      {unsent.length > 0 && branch !== undefined && (
        <p>
          {text.unsent(unsent)} {hasChanges ? text.unsentToo : text.unsentOnto(branch)}
        </p>
      )}
      {hasChanges && <ForVisitors {...handedOver} />}
      {isLeft && (
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            void handOver();
          }}
        >
          {hasChanges && (
            <TextField
              label={text.name}
              help={text.nameHelp}
              value={name}
              onChange={setName}
              most={MAX_LENGTH}
            />
          )}
          {hasChanges && needsAuthor && <AuthorFields author={author} onChange={setAuthor} />}
          <button type="submit" className={controls.main} aria-disabled={isBusy}>
            {isBusy ? text.busy : hasChanges ? text.button(isUnsaved) : text.sendAgain(isUnsaved)}
          </button>
        </form>
      )}
      <div ref={result} role="status" tabIndex={-1}>
        {answer && <Answer answer={answer} />}
      </div>
    </section>
  );
}

interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <>
      <TextField
        label={text.author}
        help=""
        most={MAX_LENGTH}
        value={author.name}
        onChange={(name) => onChange({ ...author, name })}
      />
      <TextField
        label={text.email}
        most={MAX_LENGTH}
        help={text.authorHelp}
        type="email"
        value={author.email}
        onChange={(email) => onChange({ ...author, email })}
      />
    </>
  );
}
