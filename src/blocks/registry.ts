import type { ComponentType } from 'react';
import { AlternatingRows } from './alternating-rows/AlternatingRows';
import { Banner } from './banner/Banner';
import { BenefitGrid } from './benefit-grid/BenefitGrid';
import { BentoGrid } from './bento-grid/BentoGrid';
import type { BlockProps, BlockType } from './block-props';
import { CallToAction } from './call-to-action/CallToAction';
import { Contact } from './contact/Contact';
import { CustomerWords } from './customer-words/CustomerWords';
import { Faq } from './faq/Faq';
import { FeatureGroups } from './feature-groups/FeatureGroups';
import { Hero } from './hero/Hero';
import { HeroCarousel } from './hero-carousel/HeroCarousel';
import { IconBoard } from './icon-board/IconBoard';
import { IconTiles } from './icon-tiles/IconTiles';
import { LifecycleGrid } from './lifecycle-grid/LifecycleGrid';
import { LinkBoard } from './link-board/LinkBoard';
import { NotFound } from './not-found/NotFound';
import { OfferCards } from './offer-cards/OfferCards';
import { Pillars } from './pillars/Pillars';
import { PointList } from './point-list/PointList';
import { PortalCards } from './portal-cards/PortalCards';
import { ProcessSteps } from './process-steps/ProcessSteps';
import { Prose } from './prose/Prose';
import { ReasonPanel } from './reason-panel/ReasonPanel';
import { RelatedPages } from './related-pages/RelatedPages';
import { Showcase } from './showcase/Showcase';
import { Statements } from './statements/Statements';
import { Stats } from './stats/Stats';
import { Tabs } from './tabs/Tabs';
import { ValueList } from './value-list/ValueList';

/** The component of each block type. A type without one, or with another's, does not compile. */
export const registry: { [T in BlockType]: ComponentType<BlockProps<T>> } = {
  'alternating-rows': AlternatingRows,
  banner: Banner,
  'benefit-grid': BenefitGrid,
  'bento-grid': BentoGrid,
  'call-to-action': CallToAction,
  contact: Contact,
  'customer-words': CustomerWords,
  faq: Faq,
  'feature-groups': FeatureGroups,
  hero: Hero,
  'hero-carousel': HeroCarousel,
  'icon-board': IconBoard,
  'icon-tiles': IconTiles,
  'lifecycle-grid': LifecycleGrid,
  'link-board': LinkBoard,
  'not-found': NotFound,
  'offer-cards': OfferCards,
  pillars: Pillars,
  'point-list': PointList,
  'portal-cards': PortalCards,
  'process-steps': ProcessSteps,
  prose: Prose,
  'reason-panel': ReasonPanel,
  'related-pages': RelatedPages,
  showcase: Showcase,
  statements: Statements,
  stats: Stats,
  tabs: Tabs,
  'value-list': ValueList,
};
