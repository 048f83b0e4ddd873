import { Actions } from '../../ui/components/link/ActionLink';
import { keepTogether } from '../../ui/components/text/keep-together';
import type { BlockProps } from '../block-props';
import styles from './not-found.module.css';
import { Suggestions } from './Suggestions';
import { WovenDigits } from './WovenDigits';

/** The page for an address that does not exist: large woven digits, and links. */
export function NotFound({ block }: BlockProps<'not-found'>) {
  return (
    <section id={block.id} className={styles.section}>
      <div className={styles.words}>
        <h1 className={styles.title}>{keepTogether(block.title)}</h1>
        <p className={styles.text}>{block.text}</p>
        <Actions actions={block.actions} />
      </div>
      {block.suggestions && <Suggestions heading={block.suggestions} />}
      <WovenDigits digits={block.code} className={styles.digits} />
    </section>
  );
}
