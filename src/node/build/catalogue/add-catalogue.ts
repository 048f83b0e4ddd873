import type { SiteDocument } from '../../../generated/documents';
import { loadIconSet } from '../../assets/icons/icon-set';
import type { MediaLookup } from '../../assets/pictures/lookup';
import type { SitePolicy } from '../../hosting/policy/policy';
import type { SiteFonts } from '../../bundle/site/site-fonts';
import { shrinkIcons } from '../../assets/icons/shrink-icons';
import { buildCatalogue } from './build-catalogue';

interface CatalogueOf {
  site: SiteDocument;
  policy: SitePolicy;
  media: MediaLookup;
  fonts: SiteFonts | undefined;
}

/** Adds the catalogue of blocks to a site. Few builds want it, hence what it takes is loaded for these only. */
export async function addCatalogue(
  dir: string,
  { site, policy, media: { image }, fonts }: CatalogueOf,
): Promise<void> {
  const { draw } = await loadIconSet();
  await buildCatalogue(dir, { site, siteLookup: { icon: shrinkIcons(draw), image }, policy, fonts });
}
