import type { HeroBlock } from '../../generated/documents';
import { Icon } from '../../ui/components/icon/Icon';
import { Actions } from '../../ui/components/link/ActionLink';
import { keepTogether } from '../../ui/components/text/keep-together';
import { useSite } from '../../ui/contexts/site-context';
import { firstSentence } from './first-sentence';
import styles from './hero-words.module.css';

export interface HeroProps {
  block: HeroBlock;
}

interface PartProps extends HeroProps {
  /** Its place in the layout. */
  className?: string;
}

/** Title, lead and buttons. The first sentence of the lead, which names the product, stands in stronger ink. */
export function HeroWords({ block, className }: PartProps) {
  const [first, rest] = firstSentence(block.lead, useSite().language);
  return (
    <div className={className}>
      <h1 className={styles.title}>{keepTogether(block.title)}</h1>
      <p className={styles.lead}>
        <strong className={styles.first}>{first}</strong>
        {rest}
      </p>
      <Actions actions={block.actions} />
    </div>
  );
}

/** Short facts with an icon each; nothing where there are none. */
export function HeroFacts({ block: { facts }, className = '' }: PartProps) {
  if (!facts) return null;
  return (
    <ul className={`${styles.facts} ${className}`}>
      {facts.map((fact, index) => (
        <li key={index} className={styles.fact}>
          <Icon name={fact.icon} size={24} className={styles.icon} />
          {fact.text}
        </li>
      ))}
    </ul>
  );
}
