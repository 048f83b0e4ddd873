import { Breadcrumbs } from '../../ui/components/link/Breadcrumbs';
import { Cloth } from '../../ui/components/picture/Cloth';
import { unbroken } from '../../ui/components/text/unbroken';
import type { BlockProps } from '../block-props';
import styles from './banner.module.css';

/** The slim opening of a text page: the title and a line below it on a colour field, with cloth at the right. */
export function Banner({ block }: BlockProps<'banner'>) {
  const { field, cloth } = block;
  return (
    <section id={block.id} className={styles.banner}>
      <div className={styles.trail}>
        <Breadcrumbs />
      </div>
      <div className={styles.field} data-field={field}>
        <div className={styles.words}>
          <h1 className={styles.title}>{unbroken(block.title)}</h1>
          {block.note && <p className={styles.note}>{block.note}</p>}
        </div>
        <Cloth field={field} cloth={cloth} frayed className={styles.cloth} />
      </div>
    </section>
  );
}
