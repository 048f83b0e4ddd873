import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import { unbroken } from '../../ui/components/text/unbroken';
import type { BlockProps } from '../block-props';
import styles from './icon-tiles.module.css';

/** Names with an icon each in a hairline grid, four to a row. Nothing stands under a name, so it is no heading. */
export function IconTiles({ block }: BlockProps<'icon-tiles'>) {
  const { id, heading, lead, tiles } = block;
  return (
    <Section id={id} heading={heading} lead={lead}>
      <ul className={styles.tiles}>
        {tiles.map((tile, index) => (
          <li key={index} className={styles.tile} data-row={rowLength(index, tiles.length)}>
            <Icon name={tile.icon} size={32} className={styles.icon} />
            <span>{unbroken(tile.name)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How many tiles share the row of this one. Rows of three at the end take up what four leave over. */
function rowLength(index: number, count: number): number {
  if (count === 5) return index < 3 ? 3 : 2;
  if (count < 4) return count;
  const inThrees = 3 * ((4 - (count % 4)) % 4);
  return index < count - inThrees ? 4 : 3;
}
