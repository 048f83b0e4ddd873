import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE } from '../../../content/model/addresses/addresses';
import { examplePage } from '../../../content/catalogue/catalogue';
import { type AssetLookup, resolvePage, resolveSite } from '../../../content/resolve/resolve';
import type { SiteDocument } from '../../../generated/documents';
import { uiIcons } from '../../../content/model/icons/ui-icons';
import type { SitePolicy } from '../../hosting/policy/policy';
import type { SiteFonts } from '../../bundle/site/site-fonts';
import { siteStyle } from '../../bundle/site/site-style';
import { createTemplate } from '../pages/template';
import { bundleCatalogue } from './bundle-catalogue';
import { EXAMPLE_PICTURE, examplePicture } from './example-picture';
import { indexHtmlOf } from './index-html';
import { readCatalogue } from './read-catalogue';

interface CatalogueContent {
  site: SiteDocument;
  /** Where the icons and pictures of the site are found. */
  siteLookup: AssetLookup;
  policy: SitePolicy;
  /** Those that the site has beside the theme's. */
  fonts?: SiteFonts;
}

/**
 * Writes the catalogue of blocks into the folder of a built site: its page, and a page for each example.
 *
 * @param dir the folder
 * @throws CommandProblem when schemas or examples cannot be read
 */
export async function buildCatalogue(
  dir: string,
  { site, siteLookup, policy, fonts }: CatalogueContent,
): Promise<void> {
  const entries = await readCatalogue();
  const siteData = resolveSite(site, siteLookup, uiIcons);
  const bundle = await bundleCatalogue(siteData, dir, {
    assetsDir: `${CATALOGUE.slice(1)}/assets`,
    styleOf: (css) => siteStyle(fonts ? fonts.inCss(css) : css, siteData),
  });
  await writeFile(
    path.join(dir, `${CATALOGUE}.html`),
    policy.secure(indexHtmlOf(bundle.indexHtml, bundle.renderIndex(entries))),
  );

  const picture = await examplePicture();
  await copyFile(EXAMPLE_PICTURE, path.join(dir, picture.url));
  const lookup: AssetLookup = { ...siteLookup, image: () => picture };
  const htmlOf = createTemplate(bundle.exampleHtml, site.language, siteData.icons);
  for (const entry of entries) {
    for (const example of entry.examples) {
      const page = resolvePage(examplePage(entry, example), site, { lookup, pages: new Map() });
      const file = path.join(dir, `${page.route}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, policy.secure(htmlOf(page, bundle.renderExample(page))));
    }
  }
}
