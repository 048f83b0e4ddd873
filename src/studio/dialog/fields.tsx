import { type ReactNode, useId } from 'react';
import controls from '../look/controls.module.css';
import { words } from '../words';
import styles from './dialog.module.css';

interface TextFieldProps {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
  type?: 'text' | 'email';
  /** The id of a list of values to choose from. */
  list?: string;
}

/** A text that is asked for, and what it is for or what is wrong with it. */
export function TextField({ label, help, value, onChange, most, type = 'text', list }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type={type}
        required
        maxLength={most}
        autoComplete="off"
        list={list}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={controls.quiet}>
        {help}
      </p>
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A choice of a few. */
export function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
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
    <div className={controls.row}>
      <button type="submit" className={controls.main} aria-disabled={!isReady}>
        {make}
      </button>
      <button type="button" className={controls.second} onClick={close}>
        {words.pageActions.cancel}
      </button>
    </div>
  );
}
