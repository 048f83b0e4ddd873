import { Section } from '../../ui/Section';
import type { BlockProps } from '../block-props';
import { ChosenGroup } from './ChosenGroup';
import { StackedGroups } from './StackedGroups';

/** What a product does, in groups: one at a time, chosen from a list, or all below one another. */
export function FeatureGroups({ block }: BlockProps<'feature-groups'>) {
  const Groups = block.layout === 'stack' ? StackedGroups : ChosenGroup;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <Groups groups={block.groups} />
    </Section>
  );
}
