import { Actions } from '../../ui/ActionLink';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Icon } from '../../ui/Icon';
import { Stage } from '../../ui/Stage';
import { unbroken } from '../../ui/unbroken';
import type { BlockProps } from '../block-props';
import styles from './hero.module.css';

/** The opening of an inner page: words at the left, a product screen on cloth at the right. */
export function Hero({ block }: BlockProps<'hero'>) {
  return (
    <section id={block.id} className={styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{unbroken(block.title)}</h1>
        <p className={styles.lead}>{block.lead}</p>
        <Actions actions={block.actions} />
        {block.facts && (
          <ul className={styles.facts}>
            {block.facts.map((fact, index) => (
              <li key={index} className={styles.fact}>
                <Icon name={fact.icon} size={24} className={styles.icon} />
                {fact.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Stage picture={block.picture} className={styles.stage} eager />
    </section>
  );
}
