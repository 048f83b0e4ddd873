import { type ChangeEvent, type ReactNode, useId } from 'react';
import controls from '../look/controls.module.css';
import { words } from '../../words';
import styles from './dialog.module.css';

interface TextFieldProps {
  label: string;
  help: string;
  /** What is said where only spaces stand; that is wrong then. */
  blankHelp?: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
  type?: 'text' | 'email';
  /** Whether what it says below is a mistake. */
  isWrong?: boolean;
  /** Whether it may need more than one line. */
  isLong?: boolean;
  /** Whether it may be left out. */
  isOptional?: boolean;
}

/** A text that is asked for, and what it is for or what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { label, blankHelp, value, onChange, most, type = 'text', isLong, isOptional = false } = props;
  const id = useId();
  const isBlank = blankHelp !== undefined && value !== '' && value.trim() === '';
  const isWrong = isBlank || props.isWrong;
  const help = isBlank ? blankHelp : props.help;
  const attributes = {
    ...{ id, className: styles.input, required: !isOptional, maxLength: most, autoComplete: 'off', value },
    'aria-describedby': help === '' ? undefined : `${id}-help`,
    'aria-invalid': isWrong || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...attributes} rows={2} /> : <input {...attributes} type={type} />}
      {help !== '' && (
        <p id={`${id}-help`} className={isWrong ? styles.wrong : controls.quiet} aria-live="polite">
          {help}
        </p>
      )}
    </div>
  );
}

/** Leads to the field whose mistake keeps a form from being sent, so that what is wrong is read. */
export function focusWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the choice means. */
  help?: string;
  children: ReactNode;
}

/** A choice of a few. */
export function Select({ label, value, onChange, help, children }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      {help !== undefined && (
        <p id={`${id}-help`} className={controls.quiet}>
          {help}
        </p>
      )}
    </div>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  /** Each with what it is called; a wide one has a line of its own. */
  choices: readonly { name: Name; label: string; isWide?: boolean }[];
  chosen: Name;
  choose: (name: Name) => void;
  /** What the choice means. */
  help?: string;
}

/** A choice of a few, all of which are seen at once. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { label, choices, chosen, choose, help } = props;
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <legend className={styles.name}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ name, label: words, isWide }) => (
          <label key={name} className={styles.choice} data-wide={isWide || undefined}>
            <input type="radio" name={id} checked={name === chosen} onChange={() => choose(name)} />
            {words}
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={controls.quiet}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

/** The buttons at the end of a dialog, which stay in view. */
export function DialogEnds({ children }: { children: ReactNode }) {
  return <div className={`${controls.row} ${styles.ends}`}>{children}</div>;
}

/** The two ends of a dialog. */
export function DialogButtons({
  make,
  isReady = true,
  close,
}: {
  make: string;
  isReady?: boolean;
  close: () => void;
}) {
  return (
    <DialogEnds>
      <button type="submit" className={controls.main} aria-disabled={!isReady}>
        {make}
      </button>
      <button type="button" className={controls.second} onClick={close}>
        {words.pageActions.cancel}
      </button>
    </DialogEnds>
  );
}
