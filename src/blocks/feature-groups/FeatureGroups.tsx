import { Section } from '../../ui/components/section/Section';
import type { BlockProps } from '../block-props';
import { ChosenGroup } from './ChosenGroup';
import { StackedGroups } from './StackedGroups';

/** What a product does, in groups: one at a time, chosen from a list, or all below one another. */
export function FeatureGroups({ block }: BlockProps<'feature-groups'>) {
  const { id, heading, lead, layout, groups } = block;
  return (
    <Section id={id} heading={heading} lead={lead}>
      {layout === 'stack' ? (
        <StackedGroups groups={groups} />
      ) : (
        <ChosenGroup heading={heading} groups={groups} />
      )}
    </Section>
  );
}
