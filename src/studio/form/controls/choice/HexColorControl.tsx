import type { TextField } from '../../../../content/form/field';
import { words } from '../../../words';
import { FieldFrame } from '../../field/FieldFrame';
import type { FieldProps } from '../../form-context';
import { plainText } from '../text/plain-text';
import textStyles from '../text/text.module.css';
import { useTextField } from '../text/use-text-field';
import styles from './choice.module.css';

const WHOLE = /^#[0-9a-f]{6}$/i;

/** A colour, picked or written in digits. */
export function HexColorControl({ field, ...props }: FieldProps & { field: TextField }) {
  const { property, pointer, issues } = props;
  const { input, write } = useTextField({ ...props, field, clean: plainText });
  return (
    <FieldFrame property={property} pointer={pointer} issues={issues}>
      {(attributes) => (
        <div className={styles.hex}>
          <input {...attributes} {...input} className={textStyles.input} type="text" spellCheck={false} />
          <input
            className={styles.well}
            type="color"
            aria-label={words.form.pickColor(property.label)}
            value={WHOLE.test(input.value) ? input.value : '#808080'}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
            onChange={(event) => write(event.currentTarget.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
