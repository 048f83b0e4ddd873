import type { ComponentType } from 'react';
import type { BlockProps } from './block-props';
import type { InteractiveType } from './interactive-types';

/** The components of the interactive block types, each fetched only where a page has it. */
export const interactive: { [T in InteractiveType]: () => Promise<ComponentType<BlockProps<T>>> } = {
  contact: async () => (await import('./contact/Contact')).Contact,
  'feature-groups': async () => (await import('./feature-groups/FeatureGroups')).FeatureGroups,
  'hero-carousel': async () => (await import('./hero-carousel/HeroCarousel')).HeroCarousel,
  'not-found': async () => (await import('./not-found/NotFound')).NotFound,
  tabs: async () => (await import('./tabs/Tabs')).Tabs,
};
