import { Breadcrumbs } from '../../ui/components/link/Breadcrumbs';
import { Pattern } from '../../ui/components/picture/Pattern';
import { keepTogether } from '../../ui/components/text/keep-together';
import type { BlockProps } from '../block-props';
import styles from './banner.module.css';

/** The slim opening of a text page: the title and a line below it on a color panel, with its pattern at the right. */
export function Banner({ block }: BlockProps<'banner'>) {
  const { color, pattern } = block;
  return (
    <section id={block.id} className={styles.banner}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <div className={styles.panel} data-color={color}>
        <div className={styles.words}>
          <h1 className={styles.title}>{keepTogether(block.title)}</h1>
          {block.note && <p className={styles.note}>{block.note}</p>}
        </div>
        <Pattern color={color} pattern={pattern} frayed className={styles.pattern} />
      </div>
    </section>
  );
}
