import { PICTURE_PLACEHOLDER } from '../../../../content/model/pages/placeholders';
import { words } from '../../../words';
import fieldStyles from '../../field/field.module.css';
import { useForm } from '../../form-context';
import styles from './picture.module.css';

interface PictureSummaryProps {
  name: string;
  /** Of the button. */
  label: string;
  /** Of the field, since a block may have several pictures. */
  of: string;
  onPress(): void;
}

/** The picture there is, small, with its name; and the button that chooses one. */
export function PictureSummary({ name, label, of, onPress }: PictureSummaryProps) {
  const { choices } = useForm();
  const isLeft = name.startsWith(PICTURE_PLACEHOLDER);
  const picture = choices.pictures.find((each) => each.name === name);
  return (
    <div className={styles.summary}>
      {picture && (
        <img
          className={styles.thumb}
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
      <div className={styles.facts}>
        {name !== '' && !isLeft && <span className={styles.name}>{name}</span>}
        {picture && (
          <span className={styles.size}>{words.form.picture.size(picture.width, picture.height)}</span>
        )}
        {name !== '' && !isLeft && !picture && (
          <span className={styles.size}>{words.form.picture.missing}</span>
        )}
        <button
          type="button"
          className={fieldStyles.fix}
          data-own-focus=""
          aria-label={words.form.picture.ofField(label, of)}
          onClick={onPress}
        >
          {label}
        </button>
      </div>
    </div>
  );
}
