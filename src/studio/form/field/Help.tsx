import { type KeyboardEvent, useState } from 'react';
import { words } from '../../words';
import styles from './field.module.css';

/** Shows and hides the help of what the cursor is in; with Shift, of what is around that. */
const HELP_KEY = 'F1';

const PLACES = '[data-help]';

interface Help {
  text: string;
  isOpen: boolean;
  toggle(): void;
  /** Of the element of the field or the group, which answers the key. */
  place: { 'data-help': '' | undefined; onKeyDown(event: KeyboardEvent): void };
  /** Of what has the cursor. */
  keys: string | undefined;
}

/** The help of a field or a group, closed at first. An empty text is none. */
export function useHelp(text: string): Help {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => setOpen(!isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || placeOfKey(event) !== event.currentTarget) return;
    // The browser would open its own help.
    event.preventDefault();
    toggle();
  };
  const hasText = text !== '';
  return {
    ...{ text, isOpen, toggle },
    place: { 'data-help': hasText ? '' : undefined, onKeyDown },
    keys: hasText ? HELP_KEY : undefined,
  };
}

/** The element whose help a key is for. A dialog that was opened in a field is none of its. */
function placeOfKey({ key, ctrlKey, altKey, metaKey, shiftKey, target }: KeyboardEvent): Element | null {
  if (key !== HELP_KEY || ctrlKey || altKey || metaKey || !(target instanceof Element)) return null;
  const nearest = target.closest(`dialog, ${PLACES}`);
  return (shiftKey ? nearest?.parentElement?.closest(`dialog, ${PLACES}`) : nearest) ?? null;
}

interface HelpButtonProps {
  help: Help;
  label: string;
  controls: string;
  /** Whether it is of a single field, and not of what holds several. */
  isOfField?: boolean;
}

/** Opens the help of a field or a group. A key does the same, so that Tab need not stop here. */
export function HelpButton({ help, label, controls, isOfField = false }: HelpButtonProps) {
  if (help.text === '') return null;
  return (
    <button
      type="button"
      className={styles.helpButton}
      aria-expanded={help.isOpen}
      aria-controls={controls}
      aria-label={words.form.help(label)}
      tabIndex={-1}
      title={isOfField ? words.form.helpKey : words.form.helpKeyAround}
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
