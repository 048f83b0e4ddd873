import { type FocusEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { UiIcon } from '../../ui/components/icon/Icon';
import { useSite } from '../../ui/contexts/site-context';
import styles from './contact-form.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What makes an input, select or textarea the control of its field. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onInvalid: (event: FormEvent<Control>) => void;
  onInput: (event: FormEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

interface FormFieldProps {
  label: string;
  required?: boolean;
  /** Across both columns. */
  wide?: boolean;
  /** `tell` shows words below the control until it is left: about what was typed and not taken. */
  children: (control: ControlProps, tell: (words: string) => void) => ReactNode;
}

/**
 * A control with its label above it and, once the browser has found it wrong, the browser's own
 * words below it until it is fixed. What the browser would drop without a word is told there, too.
 */
export function FormField({ label, required = false, wide = false, children }: FormFieldProps) {
  const { labels } = useSite();
  const id = useId();
  const [problem, setProblem] = useState('');
  const [told, tell] = useState('');
  const words = problem || told;
  const explanation = `${id}problem`;
  const control: ControlProps = {
    id,
    className: styles.control,
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': words ? explanation : undefined,
    onInvalid: (event) => {
      // Said once, below the field, instead of in a bubble that covers it.
      event.preventDefault();
      setProblem(event.currentTarget.validationMessage);
      if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
    },
    onInput: (event) => problem && setProblem(event.currentTarget.validationMessage),
    onBlur: (event) => {
      // Submitting checks every field. Words that came between press and release would move the button away.
      if (isSubmit(event.relatedTarget)) return;
      tell('');
      const { value, validity, validationMessage } = event.currentTarget;
      // A number field that holds something else has no value.
      if (value || validity.badInput) setProblem(validationMessage);
    },
  };
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <div className={styles.name}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {required && (
          // Hidden from screen readers: the control says so itself.
          <span className={styles.required} aria-hidden="true">
            ({labels.required})
          </span>
        )}
      </div>
      {children(control, tell)}
      {words && (
        <p id={explanation} className={styles.problem} role={told ? 'alert' : undefined}>
          <UiIcon name="warning-circle" size={18} className={styles.problemIcon} />
          {words}
        </p>
      )}
    </div>
  );
}

const isSubmit = (target: Element | null) => target instanceof HTMLButtonElement && target.type === 'submit';

/** The browser would have gone to the first field to fix. */
function isFirstInvalid(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])];
  return controls.find((each) => 'validity' in each && !(each as Control).validity.valid) === control;
}
