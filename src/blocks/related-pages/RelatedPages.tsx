import { HairlineGrid } from '../../ui/components/section/HairlineGrid';
import { Heading } from '../../ui/components/text/Heading';
import { UiIcon } from '../../ui/components/icon/Icon';
import { Link } from '../../ui/components/link/Link';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './related-pages.module.css';

/** Pages to read next. Each card can be pressed anywhere, through its one link. */
export function RelatedPages({ block }: BlockProps<'related-pages'>) {
  return (
    <Section id={block.id} heading={block.heading}>
      <HairlineGrid as="ul">
        {block.pages.map((page, index) => (
          <li key={index} className={styles.card}>
            <Heading className={styles.title}>
              <Link href={page.href} className={styles.link}>
                {page.label}
              </Link>
              <UiIcon name="arrow-right" size={22} className={styles.arrow} />
            </Heading>
            <p className={styles.text}>{page.text}</p>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}
