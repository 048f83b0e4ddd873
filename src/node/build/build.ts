import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aliasesOf } from '../../content/documents/aliases';
import { formatReport } from '../../content/report/format';
import type { ResolvedImage } from '../../content/model/page-data';
import { resolveSite } from '../../content/resolve/resolve';
import { NOT_FOUND, routeOf } from '../../content/model/route';
import { iconsIn } from '../../content/documents/icons-of';
import { routeNames } from '../../content/documents/route-names';
import type { SiteSources } from '../../content/model/source';
import { replaceTokens } from '../../content/resolve/tokens';
import { createValidator, type ValidationResult, type Validator } from '../../content/check/validate';
import type { SiteDocument } from '../../generated/documents';
import { uiIcons } from '../../ui/components/icon/ui-icons';
import { ROUTE_LIST } from '../../ui/behaviours/route-list';
import { writeHosting } from '../hosting/write-hosting';
import { openCheckCache } from '../cache/check-cache';
import { hashCode } from '../cache/code-hash';
import { loadValidatorConfig } from '../read/validator-config';
import { type Logo, readLogo } from '../assets/site-files/logo';
import { createMediaLookup, type MediaLookup } from '../assets/pictures/lookup';
import { builtAddresses } from '../assets/pictures/sizes';
import { writePictures } from '../assets/pictures/write-pictures';
import { createPolicy, type SitePolicy } from '../hosting/policy/policy';
import { readSite } from '../read/read-site';
import { siteFiles, writeSiteFiles } from '../assets/site-files/site-files';
import type { SocialPictures } from '../assets/social/social-pictures';
import { wantsColor } from '../system/wants-color';
import { writeAliases } from './lists/aliases';
import { openRecord, type BuildRecord, type RecordedPage } from './record/build-record';
import { openCacheFolder, OWN_CACHE } from './output/cache-safety';
import { compressOutput } from './output/compress';
import { type IconStore, openIconStore } from '../assets/icons/icon-store';
import { loadBundle } from '../bundle/bundle-cache';
import { lastChanges } from './record/last-changes';
import { whileBundling } from '../bundle/while-bundling';
import { checkOutput, checkStrangers } from './output/output-safety';
import { noteOwnFiles } from './output/own-files';
import { jobsOf } from './pages/page-jobs';
import { createProgress } from './progress';
import { type Report, writePages } from './pages/write-pages';
import { copySchemas } from './lists/schemas';
import { robots, sitemap } from './lists/search-engines';
import { isFirst, type Shard, WHOLE } from './shard';
import { removeLeftovers, diskProblem, stageOutput } from './output/staging';
import { summarize } from './summary';

/** From so many documents on, pages are made while others are yet to be looked at: nobody sees them before all are right. */
const MIN_LARGE_SITE = 500;

export interface BuildOptions {
  pagesDir: string;
  out: string;
  /** Whether to add the catalogue of blocks, which is for editors and developers. */
  catalogue?: boolean;
  /** Whether to draw a picture of each page for social networks. */
  social?: boolean;
  /** Whether to put a gzip and a Brotli version beside each text file. */
  compress?: boolean;
  /** The part of the pages to make; all unless said otherwise. */
  shard?: Shard;
  /** Where what was made before is kept; may be deleted at any time. */
  cacheDir?: string;
  print?: (text: string) => void;
}

/**
 * Builds the site: validates, bundles, writes every page, and only then replaces the output folder.
 *
 * @returns 1 when documents have errors, in which case nothing is written; otherwise 0
 * @throws CommandProblem when the folders cannot be used
 */
export async function buildSite({
  pagesDir,
  out,
  catalogue = false,
  social = true,
  compress = false,
  shard = WHOLE,
  cacheDir = OWN_CACHE,
  print = console.log,
}: BuildOptions): Promise<0 | 1> {
  const started = performance.now();
  const target = await checkOutput(out, pagesDir);
  await openCacheFolder(cacheDir, { target, pagesDir });
  await removeLeftovers(target);
  const [sources, config, codeHash] = await Promise.all([
    readSite(pagesDir),
    loadValidatorConfig(),
    hashCode(),
  ]);
  const checkCache = await openCheckCache(sources, cacheDir);
  const validator = createValidator(config, { checkCache });
  const judge = createJudge(validator, sources, print);
  const site = sources.site && validator.siteAlone(sources.site);
  const isLarge = sources.pages.length >= MIN_LARGE_SITE;
  if (!site || (!isLarge && !judge())) {
    judge();
    return 1;
  }

  const media = createMediaLookup(sources.pictures, builtAddresses);
  const staging = await stageOutput(target);
  try {
    const { dir } = staging;
    const logo = site.mark && media.image(site.mark) ? await readLogo(pagesDir, site.mark) : undefined;
    const named = { ...site, name: replaceTokens(site.name, site.tokens) };
    const cards = social ? await socialPictures(named, logo) : undefined;
    const icons = await openIconStore(path.join(cacheDir, 'drawings'));
    const progress = createProgress(print);
    const policy = createPolicy(site.contact.endpoint);
    const filled = await fill({
      ...{ validator, judge, site, sources, media, cards, icons, codeHash, policy },
      ...{ pagesDir, dir, target, shard, cacheDir, progress },
    });
    if (!filled) return 1;
    const { outlines, pages, record } = filled;
    await Promise.all([icons.keep(), checkCache?.save()]);
    if (catalogue && isFirst(shard)) {
      const { addCatalogue } = await import('./catalogue/add-catalogue');
      await addCatalogue(dir, { site, policy, media });
    }
    if (isFirst(shard)) await writeHosting(dir, policy.headers(), aliasesOf(outlines.values()));
    await writePictures(media.used, pagesDir, dir);
    if (isFirst(shard)) await writeSiteFiles(dir, named, logo);
    const problems = (await cards?.write(dir)) ?? [];
    if (problems.length > 0) print(problems.join('\n'));
    if (compress) await compressOutput(dir);
    noteOwnFiles(dir, shard);
    checkStrangers(out, target);
    await staging.commit();
    await record.keep(pages);
  } catch (error) {
    // A document with errors may be more than a component can bear.
    if (!judge()) return 1;
    throw diskProblem(out, error, staging.dir) ?? error;
  } finally {
    await staging.discard();
  }
  print(await summarize(target, (performance.now() - started) / 1000, path.join(cacheDir, 'sizes')));
  return 0;
}

/** Fonts and the library of pictures take half a second to load. */
async function socialPictures(site: SiteDocument, logo: Logo | undefined): Promise<SocialPictures> {
  const { createSocialPictures } = await import('../assets/social/social-pictures');
  return createSocialPictures(site, { logo });
}

/** What there is to say of the documents, printed at the first call; undefined where some have errors. */
type Judge = () => ValidationResult | undefined;

function createJudge(validator: Validator, sources: SiteSources, print: (text: string) => void): Judge {
  let judged: { result: ValidationResult | undefined } | undefined;
  return () => {
    if (!judged) {
      const result = validator.validate(sources);
      print(formatReport(result, sources, 'text', wantsColor()));
      const hasErrors = result.issues.some(({ severity }) => severity === 'error');
      judged = { result: hasErrors ? undefined : result };
    }
    return judged.result;
  };
}

interface Content {
  pagesDir: string;
  validator: Validator;
  judge: Judge;
  site: SiteDocument;
  sources: SiteSources;
  media: MediaLookup;
  cards: SocialPictures | undefined;
  icons: IconStore;
  codeHash: string;
  policy: SitePolicy;
  dir: string;
  target: string;
  shard: Shard;
  cacheDir: string;
  progress: Report;
}

interface Filled {
  outlines: ValidationResult['outlines'];
  pages: readonly RecordedPage[];
  record: BuildRecord;
}

/**
 * Writes everything but the pictures.
 *
 * @returns undefined when documents have errors
 */
async function fill(content: Content): Promise<Filled | undefined> {
  const { validator, judge, site, sources, media, cards, icons, codeHash, policy } = content;
  const { dir, target, shard, cacheDir } = content;
  const siteIcons = new Map(await icons.get([...uiIcons, ...iconsIn(site)]));
  const icon = (name: string) => siteIcons.get(name);
  const siteData = resolveSite(site, { icon, image: media.image, files: siteFiles }, uiIcons);
  const bundling = loadBundle(siteData, {
    codeHash,
    outDir: dir,
    withAssets: isFirst(shard),
    cacheDir: path.join(cacheDir, 'bundles'),
  });
  await whileBundling(bundling, validator.checkAhead(sources));
  const bundle = await bundling;
  const record = await openRecord(target, dir, path.join(cacheDir, 'builds'));
  const { indexHtml, css, serverModule, workerModule } = bundle;
  const setting = {
    dir,
    serverModule: serverModule.href,
    indexHtml,
    css,
    site,
    siteData,
    images: imagesOf(sources),
    cards: cards?.context,
  };
  const made = await writePages(jobsOf(sources, validator, shard), {
    codeHash,
    setting,
    workerModule,
    icons,
    record,
    report: content.progress,
  });
  const result = judge();
  if (!result) return;
  for (const { pictures, card, code } of made) {
    policy.allow(code);
    for (const [name] of pictures) media.image(name);
    if (card) cards?.pictureOf(card);
  }
  if (isFirst(shard)) await writeLists(content, result);
  return { outlines: result.outlines, pages: made, record };
}

function imagesOf({ pictures }: SiteSources): Map<string, ResolvedImage> {
  const { image } = createMediaLookup(pictures, builtAddresses);
  return new Map(
    [...pictures.keys()].flatMap((name) => {
      const found = image(name);
      return found ? [[name, found]] : [];
    }),
  );
}

/** What there is once for the whole site. */
async function writeLists(
  { dir, site, policy, sources, pagesDir }: Content,
  { outlines }: ValidationResult,
): Promise<void> {
  await writeAliases(dir, aliasesOf(outlines.values()), { site, policy });

  const names = JSON.stringify(routeNames(outlines.values(), site));
  await mkdir(path.join(dir, path.dirname(ROUTE_LIST)), { recursive: true });
  await writeFile(path.join(dir, ROUTE_LIST), names);

  // The page for unknown addresses is none that search engines should find.
  const routes = [...outlines.keys()].filter((route) => route !== NOT_FOUND).sort();
  const days = await lastChanges(pagesDir);
  const changed = new Map(sources.pages.map((page) => [routeOf(page.path), days.get(page.path)]));
  const found = routes.map((route) => ({ route, changed: changed.get(route) }));
  await writeFile(path.join(dir, 'sitemap.xml'), sitemap(site.url, found));
  await writeFile(path.join(dir, 'robots.txt'), robots(site.url));
  await copySchemas(dir);
}
