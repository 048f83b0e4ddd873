import { type FocusEvent, type FormEvent, type ReactNode, useId, useState } from 'react';
import { UiIcon } from '../../ui/components/icon/Icon';
import { useSite } from '../../ui/contexts/site-context';
import styles from './contact-form.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props that connect an input, select or textarea with its label and messages. */
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
  /** `showNotice` shows a text below the control until it loses focus: about input that was not accepted. */
  children: (control: ControlProps, showNotice: (words: string) => void) => ReactNode;
}

/**
 * A control with its label above it and, once the browser finds it invalid, the browser's own
 * message below it until it is fixed. Input that the browser would drop silently is reported there, too.
 */
export function FormField({ label, required = false, wide = false, children }: FormFieldProps) {
  const { labels } = useSite();
  const id = useId();
  const [problem, setProblem] = useState('');
  const [notice, showNotice] = useState('');
  const words = problem || notice;
  const explanation = `${id}problem`;
  const control: ControlProps = {
    id,
    className: styles.control,
    required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': words ? explanation : undefined,
    onInvalid: (event) => {
      // Shown once, below the field, instead of in a bubble that covers it.
      event.preventDefault();
      setProblem(event.currentTarget.validationMessage);
      if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
    },
    onInput: (event) => problem && setProblem(event.currentTarget.validationMessage),
    onBlur: (event) => {
      // Submitting checks every field. A message that appeared between press and release would move the button away.
      if (isSubmit(event.relatedTarget)) return;
      showNotice('');
      const { value, validity, validationMessage } = event.currentTarget;
      // A number field has no value while it holds anything but a number.
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
          // Hidden from screen readers: the control's `required` says so.
          <span className={styles.required} aria-hidden="true">
            ({labels.required})
          </span>
        )}
      </div>
      {children(control, showNotice)}
      {words && (
        <p id={explanation} className={styles.problem} role={notice ? 'alert' : undefined}>
          <UiIcon name="warning-circle" size={18} className={styles.problemIcon} />
          {words}
        </p>
      )}
    </div>
  );
}

const isSubmit = (target: Element | null) => target instanceof HTMLButtonElement && target.type === 'submit';

/** Whether this is the first invalid field, to which the browser would move focus. */
function isFirstInvalid(control: Control): boolean {
  const controls = [...(control.form?.elements ?? [])];
  return controls.find((each) => 'validity' in each && !(each as Control).validity.valid) === control;
}
