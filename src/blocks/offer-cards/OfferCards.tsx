import { HairlineGrid } from '../../ui/HairlineGrid';
import { IconCell } from '../../ui/IconCell';
import { Section } from '../../ui/Section';
import type { BlockProps } from '../block-props';
import styles from './offer-cards.module.css';

/** Kinds of one offer in a hairline grid, each with its tags at the foot. */
export function OfferCards({ block }: BlockProps<'offer-cards'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <HairlineGrid as="ul">
        {block.cards.map(({ title, text, icon, tags }, index) => (
          <IconCell key={index} icon={icon} title={title} text={text}>
            {tags && (
              <ul className={styles.tags}>
                {tags.map((tag, index) => (
                  <li key={index} className={styles.tag}>
                    {tag}
                  </li>
                ))}
              </ul>
            )}
          </IconCell>
        ))}
      </HairlineGrid>
    </Section>
  );
}
