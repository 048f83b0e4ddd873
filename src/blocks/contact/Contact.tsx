import { Section } from '../../ui/components/section/Section';
import { useSite } from '../../ui/contexts/site-context';
import type { BlockProps } from '../block-props';
import { ContactForm } from './ContactForm';
import styles from './contact.module.css';
import { Offices } from './Offices';
import { ContactDetails } from './ContactDetails';
import { Papers } from './Papers';

/**
 * The contact form, beside it the offices, and below both how else to reach the company, from the site document. Where there
 * is no office, that stands beside the form.
 */
export function Contact({ block }: BlockProps<'contact'>) {
  const { contact } = useSite();
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={styles.layout}>
        <div className={styles.write}>
          <ContactForm form={block.form} topic={block.heading} />
          {block.papers && <Papers words={block.papers} />}
        </div>
        <div className={styles.visit}>
          {contact.offices ? <Offices offices={contact.offices} /> : <ContactDetails />}
        </div>
        {contact.offices && (
          <div className={styles.reach}>
            <ContactDetails />
          </div>
        )}
      </div>
    </Section>
  );
}
