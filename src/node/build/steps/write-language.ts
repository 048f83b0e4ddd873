import path from 'node:path';
import type { Validator } from '../../../content/check/validate';
import { iconsIn } from '../../../content/documents/facts/icons-of';
import { folderAt, pageLanguages, type SiteInLanguage } from '../../../content/model/languages/languages';
import type { ResolvedImage } from '../../../content/model/pages/page-data';
import { HOME, routeOf } from '../../../content/model/addresses/route';
import type { SiteSources } from '../../../content/model/source';
import { replaceTokens } from '../../../content/model/pages/tokens';
import { uiIcons } from '../../../content/model/icons/ui-icons';
import { resolveSite } from '../../../content/resolve/resolve';
import type { SiteDocument } from '../../../generated/documents';
import { addSubsetFonts } from '../../assets/fonts/add-subset-fonts';
import { lettersOf } from '../../assets/fonts/letters';
import type { IconStore } from '../../assets/icons/icon-store';
import { spriteFile } from '../../assets/icons/sprite-file';
import type { MediaLookup } from '../../assets/pictures/lookup';
import type { Logo } from '../../assets/site-files/logo';
import { siteFiles } from '../../assets/site-files/site-files';
import type { SocialPictures } from '../../assets/social/social-pictures';
import { type Bundles, writeAssets } from '../../bundle/bundle-cache';
import { type Sheet, siteSheet } from '../../bundle/page-styles';
import { createCache } from '../../cache/cache';
import { siteFonts, withSiteFonts } from '../../bundle/site/site-fonts';
import type { InTurn } from '../../system/async/in-turn';
import type { PageSetting } from '../pages/page-job';
import { jobsOf } from '../pages/page-jobs';
import type { BuildRecord, RecordedPage } from '../record/build-record';
import { isFirst, type Shard } from '../shard';
import { type ReportProgress, writePages } from './write-pages';

/** What a build makes all languages of a site with. */
export interface LanguageOptions {
  /** The site document of the main language. */
  main: SiteDocument;
  sources: SiteSources;
  validator: Validator;
  media: MediaLookup;
  /** By name: every picture that can be shown. */
  images: ReadonlyMap<string, ResolvedImage>;
  logo: Logo | undefined;
  icons: IconStore;
  /** A digest of the code. */
  codeHash: string;
  record: BuildRecord;
  /** Told how many pages of the language are done. */
  report: ReportProgress;
  dir: string;
  /** Whether to draw a picture of each page for social networks. */
  social: boolean;
  shard: Shard;
  cacheDir: string;
  bundles: Bundles;
  /** Languages are prepared in turn: what several need is made for the first of them. */
  prepareInTurn: InTurn;
  /** Pages are made in turn, too, while other languages are prepared. */
  makeInTurn: InTurn;
}

/** What was written for one language. */
export interface WrittenLanguage {
  pages: readonly RecordedPage[];
  fonts: Awaited<ReturnType<typeof siteFonts>>;
  /** Left out where none are drawn. */
  cards?: SocialPictures;
}

/**
 * Writes the pages of one language, with the scripts, styles and fonts that they have. A site in one language has one of these; what two
 * languages share has the same name in both.
 */
export async function writeLanguage(
  site: SiteInLanguage,
  options: LanguageOptions,
): Promise<WrittenLanguage> {
  const { main, sources, validator, icons, codeHash, record, report, shard } = options;
  const { prepareInTurn, makeInTurn: inTurn } = options;
  const { setting, workerModule, fonts, cards } = await prepareInTurn(() => prepareLanguage(site, options));
  const jobs = jobsOf(sources, { validator, shard, site: main, folder: folderOf(site) });
  const pages = await writePages(jobs, { codeHash, setting, workerModule, icons, record, report, inTurn });
  return { pages, fonts, ...(cards && { cards }) };
}

/** What the pages of one language are made with. Scripts, styles and fonts are written then. */
async function prepareLanguage(site: SiteInLanguage, options: LanguageOptions) {
  const { media, logo, icons, dir, social, shard, cacheDir, bundles } = options;
  const cards = social ? await loadSocialPictures(withNameFilledIn(site), logo) : undefined;
  const siteIcons = new Map(await icons.get([...uiIcons, ...iconsIn(site)]));
  const icon = (name: string) => siteIcons.get(name);
  const resolved = resolveSite(site, { icon, image: media.image, files: siteFiles }, uiIcons);
  const sprite = spriteFile(resolved.icons ?? {});
  const siteData = { ...resolved, sprite: sprite.address };

  const bundle = await bundles.load(siteData);
  // Labels of the language stand in no document.
  const letters = lettersOf([...textsOf(site, options), JSON.stringify(siteData.site.labels)]);
  const fonts = await siteFonts(site, letters);
  const { indexHtml, css, files, serverModule, workerModule } = await addSubsetFonts(
    await withSiteFonts(bundle, fonts),
    letters,
    path.join(cacheDir, 'fonts'),
  );
  const sheet = await sheetOf(css, options);
  if (isFirst(shard)) {
    const texts = [sprite, sheet].map(({ address, text }) => [address.slice(1), Buffer.from(text)] as const);
    writeAssets(new Map([...files, ...texts]), dir);
  }
  const setting: PageSetting = {
    ...{ dir, serverModule: serverModule.href, indexHtml, css, sheet: sheet.address, site, siteData },
    images: options.images,
    cards: cards?.context,
  };
  return { setting, workerModule, fonts, cards };
}

/** The site's style sheet, made once of the same rules: to take them apart is a tenth of what a rebuilt site takes. */
async function sheetOf(css: string, { codeHash, cacheDir }: LanguageOptions): Promise<Sheet> {
  const key = JSON.stringify(['sheet', codeHash, css]);
  const made = await createCache(path.join(cacheDir, 'sheets')).cached(key, async () =>
    Buffer.from(JSON.stringify(siteSheet(css))),
  );
  return JSON.parse(made.toString());
}

/** The site with its name as visitors read it. */
export const withNameFilledIn = <T extends SiteDocument>(site: T): T => ({
  ...site,
  name: replaceTokens(site.name, site.tokens),
});

const folderOf = ({ home = HOME }: SiteInLanguage) => home.slice(1);

/** The texts that visitors read in a language: in header and footer, and on its pages. */
function textsOf(site: SiteInLanguage, { main, sources }: LanguageOptions): string[] {
  const folders = Object.keys(main.languages ?? {});
  const pages = sources.pages.filter(
    ({ path: file }) => folderAt(routeOf(file) ?? HOME, folders) === folderOf(site),
  );
  const texts = [...pages, ...(site === main && sources.site ? [sources.site] : [])].flatMap(({ content }) =>
    'text' in content ? content.text : [],
  );
  const names = pageLanguages(main, () => false)(HOME)?.map(({ name }) => name) ?? [];
  return [...texts, ...names, ...(site === main ? [] : [JSON.stringify(site)])];
}

/** Fonts and the library of pictures take half a second to load. */
async function loadSocialPictures(site: SiteDocument, logo: Logo | undefined): Promise<SocialPictures> {
  const { createSocialPictures } = await import('../../assets/social/social-pictures');
  return createSocialPictures(site, { logo });
}
