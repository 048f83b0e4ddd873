import { Actions } from '../../ui/components/link/ActionLink';
import { Breadcrumbs } from '../../ui/components/link/Breadcrumbs';
import { Icon } from '../../ui/components/icon/Icon';
import { PicturePanel, type PicturePanelSizes } from '../../ui/components/picture/PicturePanel';
import { useSite } from '../../ui/contexts/site-context';
import { keepTogether } from '../../ui/components/text/keep-together';
import type { BlockProps } from '../block-props';
import { firstSentence } from './first-sentence';
import styles from './hero.module.css';

/** As hero.module.css has it; from 1024px on, a share of the columns that stop growing with the page's measure. */
const SIZES: PicturePanelSizes = {
  wide: '(max-width: 559px) max(467px, 125vw - 20px), (max-width: 1023px) min(93vw, 760px), min(62vw, 38vw + 350px)',
  tall: '(max-width: 559px) 210px, (max-width: 1023px) 226px, (max-width: 1279px) 200px, 14.8vw',
  whole: '(max-width: 559px) 176px, (max-width: 1023px) 265px, (max-width: 1279px) 245px, 18.5vw',
  overlay: '(max-width: 559px) 186px, (max-width: 1023px) 206px, min(18vw, 12vw + 80px)',
};

/**
 * The opening of an inner page: words at the left, a product screen on its pattern at the right, facts below the words, or on a
 * phone below the screen. The first sentence of the lead, which names the product, stands in stronger ink.
 */
export function Hero({ block }: BlockProps<'hero'>) {
  const [first, rest] = firstSentence(block.lead, useSite().language);
  return (
    <section id={block.id} className={styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{keepTogether(block.title)}</h1>
        <p className={styles.lead}>
          <strong className={styles.first}>{first}</strong>
          {rest}
        </p>
        <Actions actions={block.actions} />
      </div>
      <PicturePanel picture={block.picture} sizes={SIZES} className={styles.stage} />
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
    </section>
  );
}
