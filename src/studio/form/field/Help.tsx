import { useState } from 'react';
import { words } from '../../words';
import styles from './field.module.css';

interface Help {
  text: string;
  isOpen: boolean;
  toggle(): void;
}

export function useHelp(text: string): Help {
  const [isOpen, setOpen] = useState(false);
  return { text, isOpen, toggle: () => setOpen(!isOpen) };
}

interface HelpButtonProps {
  help: Help;
  label: string;
  controls: string;
  /** Whether F1 in the field does the same, so that Tab need not stop here. */
  hasKey?: boolean;
}

/** Opens the help of a field. */
export function HelpButton({ help, label, controls, hasKey = false }: HelpButtonProps) {
  if (help.text === '') return null;
  return (
    <button
      type="button"
      className={styles.helpButton}
      aria-expanded={help.isOpen}
      aria-controls={controls}
      aria-label={words.form.help(label)}
      tabIndex={hasKey ? -1 : undefined}
      title={hasKey ? words.form.helpKey : undefined}
      onClick={help.toggle}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}

/** The help of a field, from its schema. Screen readers read it with the field when it is closed, too. */
export function HelpText({ help, id }: { help: Help; id: string }) {
  if (help.text === '') return null;
  return (
    <p className={styles.help} id={id} hidden={!help.isOpen}>
      {help.text}
    </p>
  );
}
