import { Breadcrumbs } from '../../ui/components/link/Breadcrumbs';
import { Pattern } from '../../ui/components/picture/Pattern';
import { Picture, type PictureSizes } from '../../ui/components/picture/Picture';
import { HeroFacts, type HeroProps, HeroWords } from './HeroWords';
import { useAssets } from '../../ui/contexts/assets-context';
import { placedParts } from './placed-parts';
import { PartLines, PartNames } from './Parts';
import styles from './device-hero.module.css';

/** As device-hero.module.css has it; a device with named parts is smaller on a desk. A tall one is as high as the square's side. */
const sizesOf = (ratio: number): PictureSizes => ({
  wide: '(max-width: 559px) calc(100vw - 32px), (max-width: 1023px) min(86vw, 640px), min(46vw, 640px)',
  tall: `(max-width: 559px) 300px, (max-width: 1023px) ${Math.round(560 * ratio)}px, calc(${ratio.toFixed(3)} * clamp(420px, 42vw, 620px))`,
});

/** Words at the left; at the right one device, large and whole, before a part of its color and pattern. */
export function DeviceHero({ block }: HeroProps) {
  const { color, pattern, image } = block.picture;
  const parts = block.parts && placedParts(block.parts);
  const size = useAssets().images[image?.src ?? ''];
  const sizes = sizesOf(size ? size.width / size.height : 1);
  return (
    <section id={block.id} className={styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <HeroWords block={block} className={styles.words} />
      <div className={`${styles.stage} ${parts ? styles.named : styles.alone}`}>
        <div className={styles.device}>
          <div className={styles.panel} data-color={color}>
            <Pattern color={color} pattern={pattern} className={styles.pattern} />
          </div>
          {image && <Picture image={image} sizes={sizes} className={styles.picture} />}
          {parts && <PartLines parts={parts} />}
        </div>
        {parts && <PartNames parts={parts} className={styles.names} />}
      </div>
      <HeroFacts block={block} className={styles.facts} />
    </section>
  );
}
