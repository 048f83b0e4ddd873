import { isFromRight } from '../../../content/model/languages/direction';
import { shownText } from '../../ui/placeholder-words';
import { words } from '../../words';
import type { BesideHere } from '../beside-context';
import { useForm } from '../form-context';
import styles from './field.module.css';

interface BesideFieldProps {
  beside: BesideHere;
  id: string;
  /** Of the field. */
  label: string;
  pointer: string;
}

/** Below a field: what it says in another language, or that it still says the same. */
export function BesideField({ beside, id, label, pointer }: BesideFieldProps) {
  const { focus } = useForm();
  const { language, here, letStay } = beside;
  if (here.isUntranslated)
    return (
      <div className={styles.beside} data-left>
        <p id={id}>{words.languages.sameAs(language.name)}</p>
        <button
          type="button"
          className={styles.offer}
          aria-label={words.languages.letStayNamed(label)}
          onClick={() => {
            letStay(here.text);
            // The button goes.
            focus(pointer);
          }}
        >
          {words.languages.letStay}
        </button>
      </div>
    );
  return (
    <div className={styles.beside} id={id}>
      <span className={styles.besideName} lang={language.tag}>
        {language.name}
      </span>
      <p lang={language.tag} dir={isFromRight(language.tag) ? 'rtl' : 'ltr'}>
        {shownText(here.text)}
      </p>
    </div>
  );
}
