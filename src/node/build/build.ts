import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sitesOf } from '../../content/check/site-languages';
import { createValidator, type ValidationResult, type Validator } from '../../content/check/validate';
import { aliasesOf } from '../../content/documents/site/aliases';
import { publicPart } from '../../content/documents/site/public-part';
import type { ResolvedImage } from '../../content/model/pages/page-data';
import { type BuildTime, buildTimeNow } from '../../content/model/pages/publication';
import type { SiteSources } from '../../content/model/source';
import { publicMenus } from '../../content/resolve/public-menus';
import { formatSchedule, scheduleOf } from '../../content/report/schedule';
import type { SiteDocument } from '../../generated/documents';
import { openIconStore } from '../assets/icons/icon-store';
import { createMediaLookup } from '../assets/pictures/lookup';
import { builtAddresses } from '../assets/pictures/sizes';
import { sizedPictures } from '../assets/pictures/sized-pictures';
import { readLogo } from '../assets/site-files/logo';
import { writeSiteFiles } from '../assets/site-files/site-files';
import { type BundleFolders, type Bundles, openBundles } from '../bundle/bundle-cache';
import { openCheckCache } from '../cache/check-cache';
import { hashCode } from '../cache/code-hash';
import { createPolicy } from '../hosting/policy/policy';
import { writeHosting } from '../hosting/write-hosting';
import { readSite } from '../read/read-site';
import { loadValidatorConfig } from '../read/validator-config';
import { writeSiteWideFiles } from './site-wide/write-site-wide-files';
import { openCacheFolder, OWN_CACHE } from './output/cache-safety';
import { compressOutput } from './output/compress';
import { checkOutput, checkForeignFiles } from './output/output-safety';
import { recordOwnFiles } from './output/own-files';
import { diskProblem, removeLeftovers, stageOutput } from './output/staging';
import type { ReportProgress } from './steps/write-pages';
import { createProgress } from './progress';
import { type BuildRecord, type Made, openRecord } from './record/build-record';
import { lastChanges } from './record/last-changes';
import { inShard, isFirst, type Shard, WHOLE } from './shard';
import { validateSite } from './steps/validate-site';
import { withNameFilledIn } from './steps/write-language';
import { writeLanguages } from './steps/write-languages';
import { type ReadableSite, writeSlowFiles } from './steps/write-slow-files';

/** From so many documents on, a site is made while it is validated: nobody sees the output before all documents are right. */
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
  /** Where the bundle of the code is kept, which is the same for all sites; in `cacheDir` unless said otherwise. */
  codeCacheDir?: string;
  /** What the site is built for; by default as visitors get it now. */
  buildTime?: BuildTime;
  /** The file to write what is left out and when to build again into, as JSON. */
  scheduleFile?: string;
  /** From so many documents on, pages are made while documents are checked. */
  largeFrom?: number;
  /** Called when visitors could read the site already: only pictures are still to be made, before the output folder is replaced. */
  onReadable?: (site: ReadableSite) => Promise<void>;
  /** Called when the new output folder is in its place, and that of `onReadable` gone. */
  onPublished?: () => void;
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
  buildTime = buildTimeNow(),
  scheduleFile,
  codeCacheDir = cacheDir,
  largeFrom = MIN_LARGE_SITE,
  onReadable,
  onPublished,
  print = console.log,
}: BuildOptions): Promise<0 | 1> {
  const target = await checkOutput(out, pagesDir);
  // Git answers while other things are done.
  const changes = lastChanges(pagesDir);
  await openCacheFolder(cacheDir, { target, pagesDir });
  await removeLeftovers(target);
  const [all, config, { codeHash, bundles, prepared }] = await Promise.all([
    readSite(pagesDir),
    loadValidatorConfig(),
    openCode({ ofCode: path.join(codeCacheDir, 'app'), ofSites: path.join(cacheDir, 'bundles') }),
  ]);
  const checkCache = await openCheckCache(all, cacheDir, codeHash);
  const validator = createValidator(config, { checkCache, buildTime: () => buildTime });
  const progress = createProgress(print);
  const validation = validateSite(validator, all, progress.print);
  const part = publicPart(all, buildTime);
  const { sources } = part;
  const absent = new Set(part.leftOut.map(({ route }) => route));
  const isLarge = sources.pages.length >= largeFrom;
  const site = isLarge ? siteOf(sources, validator) : (await validation)?.site;
  if (!site) {
    await Promise.all([validation, prepared]);
    return 1;
  }

  const staging = await stageOutput(target);
  try {
    const { dir } = staging;
    const record = await openRecord(target, dir, path.join(cacheDir, 'builds'));
    const made = await writeSite({
      ...{ site, sources, validator, validation, codeHash: codeHash.all, record, report: progress.report },
      lastChanges: changes,
      ...{ pagesDir, dir, catalogue, social, shard, cacheDir, bundles, absent, onReadable, print },
    });
    if (!made) return 1;
    await checkCache?.save();
    if (compress) await compressOutput(dir, sources.pages.length);
    recordOwnFiles(dir, shard);
    checkForeignFiles(out, target);
    await staging.commit();
    onPublished?.();
    await record.keep(made);
    const schedule = formatSchedule(part);
    if (schedule) print(schedule);
    if (scheduleFile)
      await writeFile(scheduleFile, `${JSON.stringify(scheduleOf(part, buildTime), null, 2)}\n`);
  } catch (error) {
    // A component may throw on a document with errors.
    if (!(await validation)) return 1;
    throw diskProblem(out, error, staging.dir) ?? error;
  } finally {
    await staging.discard();
  }
  return 0;
}

interface SiteToWrite
  extends Required<Pick<BuildOptions, 'pagesDir' | 'catalogue' | 'social' | 'shard' | 'cacheDir' | 'print'>> {
  site: SiteDocument;
  /** Without the pages that are left out. */
  sources: SiteSources;
  /** The routes of these. */
  absent: ReadonlySet<string>;
  validator: Validator;
  validation: Promise<ValidationResult | undefined>;
  /** A digest of the code. */
  codeHash: string;
  bundles: Bundles;
  lastChanges: Promise<ReadonlyMap<string, string>>;
  record: BuildRecord;
  report: ReportProgress;
  onReadable: BuildOptions['onReadable'];
  dir: string;
}

/**
 * Writes the whole site into a folder.
 *
 * @returns what the next build may take from it; undefined when documents have errors
 */
async function writeSite(options: SiteToWrite): Promise<Made | undefined> {
  const { sources, absent, validator, validation, codeHash, record } = options;
  const { pagesDir, dir, catalogue, social, shard, cacheDir, bundles, print } = options;
  const [main, ...further] = sitesOf(options.site, sources, validator);
  const site = publicMenus(main, absent);
  const sites = [site, ...further.map((each) => publicMenus(each, absent))] as const;
  const media = createMediaLookup(sources.pictures, builtAddresses);
  const logo = site.logo && media.image(site.logo) ? await readLogo(pagesDir, site.logo) : undefined;
  const policy = createPolicy(site.contact.endpoint);
  const icons = await openIconStore(path.join(cacheDir, 'drawings'));
  const total = inShard(sources.pages, shard).length;
  const written = await writeLanguages(sites, {
    ...{ main: site, sources, validator, media, logo, icons, codeHash, record, dir },
    ...{ images: imagesOf(sources), social, shard, cacheDir, bundles },
    report: (done) => options.report(done, total),
  });
  await icons.keep();

  const result = await validation;
  if (!result) return undefined;
  for (const { pages, cards } of written) {
    for (const { pictures, card, code } of pages) {
      policy.allow(code);
      for (const [name] of pictures) media.image(name);
      if (card) cards?.pictureOf(card);
    }
  }
  if (isFirst(shard)) {
    const outlines = new Map([...result.outlines].filter(([route]) => !absent.has(route)));
    await writeSiteWideFiles(dir, { sites, sources, outlines, policy, lastChanges: options.lastChanges });
    if (catalogue) {
      const { addCatalogue } = await import('./catalogue/add-catalogue');
      await addCatalogue(dir, { site, policy, media, fonts: written[0]?.fonts });
    }
    await writeHosting(dir, policy.headers(), aliasesOf(outlines.values()));
    await writeSiteFiles(dir, withNameFilledIn(site), logo);
  }
  const files = await writeSlowFiles(dir, {
    pictures: sizedPictures(media.used, pagesDir),
    cards: written.flatMap(({ cards }) => cards ?? []),
    ...{ record, onReadable: options.onReadable, print },
  });
  return { pages: written.flatMap(({ pages }) => pages), files };
}

/** The code as it is now. Where it is not bundled yet, that begins at once: both cores are busy then while documents and pictures are read. */
async function openCode(folders: BundleFolders) {
  const codeHash = await hashCode();
  const bundles = openBundles(codeHash.all, folders);
  return { codeHash, bundles, prepared: bundles.prepare() };
}

/** The site document by itself. */
const siteOf = ({ site }: SiteSources, validator: Validator) => site && validator.siteAlone(site);

/** Every picture of the site that can be shown, by name. */
function imagesOf({ pictures }: SiteSources): Map<string, ResolvedImage> {
  const { image } = createMediaLookup(pictures, builtAddresses);
  return new Map(
    [...pictures.keys()].flatMap((name) => {
      const found = image(name);
      return found ? [[name, found]] : [];
    }),
  );
}
