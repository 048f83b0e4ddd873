import { Link } from '../../ui/components/link/Link';
import { Pattern } from '../../ui/components/picture/Pattern';
import { Section } from '../../ui/components/section/Section';
import { Heading } from '../../ui/components/text/Heading';
import type { BlockProps } from '../block-props';
import styles from './link-board.module.css';

/** Groups of links: the name of each on a panel of its colour, its links beside it. */
export function LinkBoard({ block }: BlockProps<'link-board'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className={styles.groups}>
        {block.groups.map(({ title, color, pattern, links }, index) => (
          <div key={index} className={styles.group} data-hue={color}>
            <div className={styles.name} data-color={color}>
              <Heading className={styles.title}>{title}</Heading>
              <Pattern color={color} pattern={pattern} className={styles.pattern} />
            </div>
            <ul className={styles.links}>
              {links.map((link, index) => (
                <li key={index}>
                  <Link href={link.href} className={styles.link}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
