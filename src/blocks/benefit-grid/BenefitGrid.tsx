import { HairlineGrid } from '../../ui/components/section/HairlineGrid';
import { IconCell } from '../../ui/components/section/IconCell';
import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';

/** Benefits with an icon, a title and a text in a hairline grid. */
export function BenefitGrid({ block }: BlockProps<'benefit-grid'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <HairlineGrid as="ul">
        {block.benefits.map(({ title, text, icon }, index) => (
          <IconCell key={index} icon={icon} title={title} text={text} />
        ))}
      </HairlineGrid>
    </Section>
  );
}
