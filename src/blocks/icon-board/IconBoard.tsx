import { Icon } from '../../ui/components/icon/Icon';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './icon-board.module.css';

/** A checkered board of names with an icon each. A name has no content below it, so it is not a heading. */
export function IconBoard({ block }: BlockProps<'icon-board'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ul className={styles.board}>
        {block.items.map((item, index) => (
          <li key={index} className={styles.square}>
            <Icon name={item.icon} size={32} className={styles.icon} />
            <span className={styles.title}>{item.title}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
