import { ActionLink } from '../../ui/components/link/ActionLink';
import { HairlineGrid } from '../../ui/components/section/HairlineGrid';
import { IconCell } from '../../ui/components/section/IconCell';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import styles from './portal-cards.module.css';

/** One card for each kind of user of a product, in a hairline grid; its button is at the card's foot. */
export function PortalCards({ block }: BlockProps<'portal-cards'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <HairlineGrid as="ul">
        {block.cards.map(({ title, text, icon, points, action }, index) => (
          <IconCell key={index} icon={icon} title={title} text={text}>
            {points && (
              <ul className={styles.points}>
                {points.map((point, index) => (
                  <li key={index} className={styles.point}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {action && (
              <div className={styles.foot}>
                <ActionLink action={action} kind="secondary" about={title} />
              </div>
            )}
          </IconCell>
        ))}
      </HairlineGrid>
    </Section>
  );
}
