import type { ContactForm as ContactFormData } from '../../generated/documents';
import { UiIcon } from '../../ui/components/icon/Icon';
import { useSite } from '../../ui/contexts/site-context';
import { forgetCameFrom } from '../../ui/behaviours/came-from';
import styles from './contact-form.module.css';
import { About } from './About';
import { FormField } from './FormField';
import { PhoneInput } from './PhoneInput';
import { useContactForm } from './use-contact-form';
import { useKeptInput } from './use-kept-input';

const MESSAGE_ROWS = 5;

/**
 * The form for messages, checked by the browser. Without script the browser passes it to the visitor's mail program.
 *
 * @param topic the beginning of the mail's subject
 */
export function ContactForm({ form, topic }: { form: ContactFormData; topic: string }) {
  const { contact, labels } = useSite();
  const { service } = form;
  const input = useKeptInput();
  const { sending, status, handleSubmit } = useContactForm(form, topic, () => {
    input.forget();
    forgetCameFrom();
  });
  return (
    <form
      ref={input.form}
      className={styles.form}
      action={`mailto:${contact.email[0]}`}
      method="post"
      encType="text/plain"
      onInput={input.keep}
      onSubmit={handleSubmit}
    >
      {form.about && <About words={form.about} />}
      <FormField label={form.name} required>
        {(control) => <input {...control} type="text" name="name" autoComplete="name" />}
      </FormField>
      <FormField label={form.email} required>
        {(control) => <input {...control} type="email" name="email" autoComplete="email" />}
      </FormField>
      {form.phone && (
        <FormField label={form.phone}>
          {(control, showNotice) => (
            <PhoneInput control={control} onRefused={() => showNotice(form.onlyDigits ?? '')} />
          )}
        </FormField>
      )}
      {service && (
        <FormField label={service.label}>
          {(control) => (
            <div className={styles.choice}>
              <select {...control} name="service" defaultValue="">
                <option value="" disabled>
                  {service.placeholder}
                </option>
                {service.options.map((option, index) => (
                  <option key={index} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
              <UiIcon name="caret-down" size={18} className={styles.caret} />
            </div>
          )}
        </FormField>
      )}
      <FormField label={form.message} required wide>
        {(control) => <textarea {...control} name="message" rows={MESSAGE_ROWS} />}
      </FormField>
      <div className={styles.foot}>
        <button type="submit" className={styles.submit} aria-disabled={sending === 'sending' || undefined}>
          {form.submit}
        </button>
        {form.note && <p className={styles.note}>{form.note}</p>}
      </div>
      <p ref={status} role="status" className={styles.status} data-sending={sending}>
        {sending === 'failed' && <UiIcon name="warning-circle" size={20} className={styles.problemIcon} />}
        {sending !== 'resting' && labels[sending]}
      </p>
      {sending === 'resting' && (
        // Shown where app/client/bootstrap.ts has set `data-late`: the script is late, and the browser opens the mail program.
        <p role="alert" className={styles.late}>
          {labels.mailOpened}
        </p>
      )}
    </form>
  );
}
