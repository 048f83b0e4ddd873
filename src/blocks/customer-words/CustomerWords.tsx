import { Picture } from '../../ui/components/picture/Picture';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './customer-words.module.css';

/** As customer-words.module.css has it. */
const LOGO_SIZES = { wide: '160px', tall: '48px' };

/** What customers say, each with name, role, firm and logo as far as they are known. */
export function CustomerWords({ block }: BlockProps<'customer-words'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ul className={styles.quotations}>
        {block.quotations.map(({ words, name, role, firm, logo }, index) => (
          <li key={index}>
            <figure className={styles.quotation}>
              <blockquote className={styles.words}>
                <p>{words}</p>
              </blockquote>
              <figcaption className={styles.speaker}>
                {logo && <Picture image={logo} sizes={LOGO_SIZES} className={styles.logo} />}
                <span className={styles.name}>{name}</span>
                {role && <span>{role}</span>}
                {firm && <span>{firm}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
