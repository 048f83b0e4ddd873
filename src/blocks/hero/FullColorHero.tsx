import { Breadcrumbs } from '../../ui/components/link/Breadcrumbs';
import { PicturePanel, type PicturePanelSizes } from '../../ui/components/picture/PicturePanel';
import { HeroFacts, type HeroProps, HeroWords } from './HeroWords';
import styles from './full-color-hero.module.css';

/** As full-color-hero.module.css has it. */
const SIZES: PicturePanelSizes = {
  wide: '(max-width: 559px) max(467px, 125vw - 20px), (max-width: 1279px) min(90vw, 760px), min(48vw, 1000px)',
  tall: '(max-width: 559px) 210px, (max-width: 1279px) 226px, 290px',
  overlay: '(max-width: 559px) 186px, (max-width: 1279px) 206px, 15vw',
};

/** One field of the color: words on it at the left, its pattern and on that the screen, large and whole, at the right. */
export function FullColorHero({ block }: HeroProps) {
  const { picture } = block;
  return (
    <section id={block.id} className={styles.hero} data-color={picture.color}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <HeroWords block={block} className={styles.words} />
      <PicturePanel picture={picture} sizes={SIZES} className={styles.stage} frayed />
      <HeroFacts block={block} className={styles.facts} />
    </section>
  );
}
