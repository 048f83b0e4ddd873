import { Actions } from '../../ui/ActionLink';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Icon } from '../../ui/Icon';
import { Stage, type StageSizes } from '../../ui/Stage';
import type { BlockProps } from '../block-props';
import styles from './hero.module.css';

/** As hero.module.css has it; from 1024px on, a share of the columns that stop growing with the page's measure. */
const SIZES: StageSizes = {
  wide: '(max-width: 768px) max(520px, 100vw), (max-width: 1023px) 640px, min(62vw, 38vw + 350px)',
  tall: '(max-width: 768px) 210px, 270px',
  overlay: '(max-width: 768px) 186px, (max-width: 1023px) 210px, 262px',
};

/** The opening of an inner page: words at the left, a product screen on cloth at the right. */
export function Hero({ block }: BlockProps<'hero'>) {
  return (
    <section id={block.id} className={styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{block.title}</h1>
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
      <Stage picture={block.picture} sizes={SIZES} className={styles.stage} />
    </section>
  );
}
