import { Breadcrumbs } from '../../ui/components/link/Breadcrumbs';
import { PicturePanel, type PicturePanelSizes } from '../../ui/components/picture/PicturePanel';
import { HeroFacts, type HeroProps, HeroWords } from './HeroWords';
import styles from './window-hero.module.css';

/** As window-hero.module.css has it; from 1024px on, a share of the columns that stop growing with the page's measure. */
const SIZES: PicturePanelSizes = {
  wide: '(max-width: 559px) max(467px, 125vw - 20px), (max-width: 1023px) calc(125vw - 70px), min(62vw, 38vw + 350px)',
  tall: '(max-width: 559px) 210px, (max-width: 1023px) 226px, (max-width: 1279px) 200px, 14.8vw',
  whole: '(max-width: 559px) 176px, (max-width: 1023px) 265px, (max-width: 1279px) 245px, 18.5vw',
  overlay: '(max-width: 559px) 186px, (max-width: 1023px) 33vw, min(18vw, 12vw + 80px)',
};

/** Words at the left, a product screen on its pattern at the right, facts below the words, or on a phone below the screen. */
export function WindowHero({ block }: HeroProps) {
  return (
    <section id={block.id} className={styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <HeroWords block={block} className={styles.words} />
      <PicturePanel picture={block.picture} sizes={SIZES} className={styles.stage} />
      <HeroFacts block={block} className={styles.facts} />
    </section>
  );
}
