import { type ClipboardEvent, type DragEvent, useContext, useRef, useState } from 'react';
import { isWritten } from '../../../../content/model/pages/placeholders';
import { replaceTokens } from '../../../../content/model/pages/tokens';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { words } from '../../../words';
import { Dialog } from '../../dialog/Dialog';
import { TokensContext, useForm } from '../../form-context';
import { PictureText } from './PictureText';
import { filesIn } from './files-in';
import styles from './picture.module.css';
import { PictureGrid } from './PictureGrid';
import { useUpload } from './use-upload';

interface PicturePickerProps {
  /** Of the picture that is chosen. */
  pointer: string;
  label: string;
  /** The name of the picture there is; empty where there is none. */
  chosen: string;
  /** What the picture shows, in words; left out where nobody asks for it. */
  text?: string;
  /** Files that were dropped on the field. */
  files?: readonly File[];
  /** Gets the name of the picture, what it shows, and the name of the drawing for narrow windows that documents show with it. */
  onChoose(name: string, text: string, narrow: string): void;
  onClose(): void;
}

/**
 * The pictures of the site to choose from, and a place for new ones. What the chosen one shows is asked for at once, where no
 * page says it yet.
 */
export function PicturePicker({
  pointer,
  label,
  chosen,
  text,
  files = [],
  onChoose,
  onClose,
}: PicturePickerProps) {
  const [picked, setPicked] = useState<StudioPicture>();
  const { notify } = useForm();
  const tokens = useContext(TokensContext);
  const file = useRef<HTMLInputElement>(null);
  const { added, problem, isBusy, upload } = useUpload(files, pick);

  function pick(picture: StudioPicture) {
    const { name, alt, narrow } = picture;
    if (text === undefined) onChoose(name, '', '');
    else if (name === chosen && isWritten(text)) onChoose(name, text, narrow);
    else if (alt === '') setPicked(picture);
    else {
      onChoose(name, alt, narrow);
      notify(words.form.picture.described(replaceTokens(alt, tokens)));
    }
  }

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer) {
    const found = filesIn(data);
    if (found.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    upload(found);
  }

  if (picked)
    return (
      <Dialog key="text" title={words.form.picture.whatTitle} onClose={onClose}>
        <PictureText
          picture={picked}
          onBack={() => setPicked(undefined)}
          onFinish={(written) => onChoose(picked.name, written, picked.narrow)}
        />
      </Dialog>
    );

  return (
    <Dialog title={words.named(words.form.picture.choose, label)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here beside the button that chooses them */}
      <div
        className={styles.picker}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
        onPaste={(event) => take(event, event.clipboardData)}
      >
        <div className={styles.upload}>
          <label className={styles.file}>
            {words.form.picture.upload}
            <input
              ref={file}
              className={styles.input}
              type="file"
              accept="image/*"
              disabled={isBusy}
              onChange={(event) => upload(Array.from(event.currentTarget.files ?? []))}
            />
          </label>
          <p className={styles.size}>{words.form.picture.drop}</p>
        </div>
        <p role="alert" className={problem ? styles.problem : undefined}>
          {problem}
        </p>
        <p role="status" className={isBusy ? styles.size : undefined}>
          {isBusy ? words.form.picture.busy : ''}
        </p>
        <PictureGrid
          pointer={pointer}
          added={added}
          chosen={chosen}
          hasNarrow={text === undefined}
          onPick={pick}
          onUpload={() => file.current?.click()}
        />
      </div>
    </Dialog>
  );
}
