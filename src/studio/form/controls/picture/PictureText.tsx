import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { DialogEnds } from '../../../ui/dialog/fields';
import fieldStyles from '../../field/field.module.css';
import { plainText } from '../text/plain-text';
import textStyles from '../text/text.module.css';
import styles from './picture.module.css';

interface PictureTextProps {
  picture: StudioPicture;
  onBack(): void;
  onFinish(text: string): void;
}

/** Asks what a picture shows, for those who cannot see it. */
export function PictureText({ picture, onBack, onFinish }: PictureTextProps) {
  const id = useId();
  const [written, setWritten] = useState('');

  function finish(event: FormEvent) {
    event.preventDefault();
    onFinish(plainText(written).trim());
  }

  /** It is one sentence: Enter ends it, and is no line of it. */
  function finishWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (written.trim() !== '') event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className={styles.asking} onSubmit={finish}>
      <img className={styles.large} src={picture.url} alt="" width={picture.width} height={picture.height} />
      <label htmlFor={id} className={fieldStyles.label}>
        {words.form.picture.what}
      </label>
      <textarea
        data-start=""
        id={id}
        className={textStyles.input}
        rows={2}
        aria-describedby={`${id}-help`}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onKeyDown={finishWithEnter}
      />
      <p className={styles.size} id={`${id}-help`}>
        {words.form.picture.whatHelp}
      </p>
      <DialogEnds>
        <button type="submit" className={styles.primary} disabled={written.trim() === ''}>
          {words.form.picture.use}
        </button>
        <button type="button" className={fieldStyles.fix} onClick={() => onFinish('')}>
          {words.form.picture.later}
        </button>
        <button type="button" className={fieldStyles.quiet} onClick={onBack}>
          {words.form.picture.back}
        </button>
      </DialogEnds>
    </form>
  );
}
