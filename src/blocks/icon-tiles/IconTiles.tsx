import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import { keepTogether } from '../../ui/components/text/keep-together';
import type { BlockProps } from '../block-props';
import styles from './icon-tiles.module.css';

/** Names with an icon each in a hairline grid, four to a row. A name has no content below it, so it is not a heading. */
export function IconTiles({ block }: BlockProps<'icon-tiles'>) {
  const { id, heading, lead, tiles } = block;
  return (
    <Section id={id} heading={heading} lead={lead}>
      <ul className={styles.tiles}>
        {tiles.map((tile, index) => (
          <li key={index} className={styles.tile} data-row={rowLength(index, tiles.length)}>
            <Icon name={tile.icon} size={32} className={styles.icon} />
            <span>{keepTogether(tile.name)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How many tiles share the row of this one. The last rows have three where the number is not a multiple of four. */
function rowLength(index: number, count: number): number {
  if (count === 5) return index < 3 ? 3 : 2;
  if (count < 4) return count;
  const inThrees = 3 * ((4 - (count % 4)) % 4);
  return index < count - inThrees ? 4 : 3;
}
