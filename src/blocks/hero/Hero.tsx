import type { BlockProps } from '../block-props';
import { DeviceHero } from './DeviceHero';
import { FullColorHero } from './FullColorHero';
import { WindowHero } from './WindowHero';

const LAYOUTS = { window: WindowHero, 'full-color': FullColorHero, device: DeviceHero };

/** The opening of an inner page, in one of its layouts. */
export function Hero({ block }: BlockProps<'hero'>) {
  const Layout = LAYOUTS[block.layout ?? 'window'];
  return <Layout block={block} />;
}
