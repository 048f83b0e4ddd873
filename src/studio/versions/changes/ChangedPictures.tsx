import { useEffect, useState } from 'react';
import type { ChangedPictures as Names } from '../../../content/model/protocols/studio-versions';
import { useStudio } from '../../store/hooks/use-studio';
import controls from '../../ui/look/controls.module.css';
import { StudioIcon } from '../../ui/look/icons';
import { words } from '../../words';
import styles from './changes.module.css';

const { changes } = words;

interface ChangedPicturesProps {
  pictures: Names;
  /** Asks for the changes anew. */
  renew: () => Promise<void>;
}

/** Changed pictures. A new one that nothing shows can be deleted: otherwise it would be handed over with the rest. */
export function ChangedPictures({ pictures, renew }: ChangedPicturesProps) {
  const studio = useStudio();
  const [unused, setUnused] = useState<readonly string[]>([]);
  const { added } = pictures;
  useEffect(() => {
    let isLatest = true;
    void studio.repository.unusedPictures(added).then((found) => isLatest && setUnused(found));
    return () => {
      isLatest = false;
    };
  }, [studio, added]);
  const others = [
    ...added.filter((file) => !unused.includes(file)).map(changes.pictureAdded),
    ...pictures.changed.map(changes.pictureChanged),
    ...pictures.removed.map(changes.pictureRemoved),
  ];
  return (
    <section className={styles.pictures}>
      <h3 className={styles.name}>{changes.pictures}</h3>
      <ul>
        {unused.map((file) => (
          <Unused key={file} file={file} renew={renew} />
        ))}
        {others.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/** A new picture that nothing shows. To delete it is asked once more, since undo does not bring it back. */
function Unused({ file, renew }: { file: string; renew: () => Promise<void> }) {
  const studio = useStudio();
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    if (await studio.repository.removePicture(file)) await renew();
  };
  return (
    <li className={styles.change}>
      <span className={styles.what}>
        {isAsked ? changes.pictureAsked(file) : changes.pictureUnused(file)}
      </span>
      {isAsked && (
        <button type="button" className={controls.second} onClick={() => void remove()}>
          {changes.pictureDelete}
        </button>
      )}
      <button
        type="button"
        className={controls.tool}
        aria-label={words.named(isAsked ? changes.pictureKeep : changes.pictureDelete, file)}
        onClick={() => setIsAsked(!isAsked)}
      >
        {!isAsked && <StudioIcon name="trash" size={18} />}
        {isAsked ? changes.pictureKeep : changes.pictureDelete}
      </button>
    </li>
  );
}
