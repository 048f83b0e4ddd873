import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { IconData, Icons, ResolvedImage, PageData } from '../../../content/model/pages/page-data';
import { resolvePage } from '../../../content/resolve/resolve';
import type { SocialCard } from '../../../content/resolve/social-card';
import { structuredData } from '../../../content/resolve/structured-data';
import type { PageDocument } from '../../../generated/documents';
import { leadPicture } from '../../../content/model/pages/lead-picture';
import { symbolId } from '../../../content/model/icons/sprite';
import { spriteFile } from '../../assets/icons/sprite-file';
import { securePage } from '../../hosting/policy/policy';
import { codeOf } from '../../system/os-errors';
import { memoizeTexts } from '../../system/memoize-texts';
import { sha256 } from '../../system/sha256';
import { addressOfCard, isDrawable } from '../../assets/social/card-address';
import { htmlFile } from './html-file';
import type { FromWorker, MadePage, PageJob, PageSetting, ToWorker } from './page-job';
import { createPageStyles, type FirstView } from '../../bundle/page-styles';
import { createTemplate, type RenderedPage, structuredDataScript } from './template';

type FirstRendered = RenderedPage & { firstView: FirstView };

/**
 * A thread that makes pages: what it is asked comes as messages, and what it makes goes to the disk. It is bundled with
 * the app, so that the bundle is all the code that a page is made by.
 */
const setting: PageSetting = workerData;
const port = parentPort;
if (!port) throw new Error('Pages are made in a thread of their own.');

const { render }: { render: (page: PageData, sheet: string) => FirstRendered } = await import(
  /* @vite-ignore */ setting.serverModule
);
const htmlOf = createTemplate(setting.indexHtml, setting.site.language);
const styleOf = createPageStyles(setting.css);
const icons = new Map<string, IconData | undefined>();
const ICON = /<use href="#([^"]+)"/g;
const idsIn = (html: string) => Array.from(html.matchAll(ICON), ([, id]) => id);
const idsInHeader = memoizeTexts(idsIn);
/** The address of the file of some icons, whose names have a space between two: many pages have the same ones. */
const addressOfSprite = memoizeTexts((names) => spriteOf(names).address);
const folders = new Set<string>();
/** Of files that are named after their content, by their addresses. */
const digests = new Map<string, string>();
// These name the scripts and the style sheet, whose names change with their content.
const build = sha256(setting.indexHtml + setting.sheet).slice(0, 8);

port.on('message', (message: ToWorker) => {
  for (const [name, icon] of message.icons) icons.set(name, icon);
  makeAll(message.jobs);
});

function makeAll(jobs: readonly PageJob[]): void {
  const pages: MadePage[] = [];
  for (const job of jobs) {
    try {
      pages.push(make(job));
    } catch (error) {
      answer({ kind: 'failed', route: job.route, error, code: codeOf(error) });
      return;
    }
  }
  answer({ kind: 'made', pages });
}

function make(job: PageJob): MadePage {
  const { page, kind, pictures, card } = resolved(job);
  const named = Object.keys(page.icons ?? {})
    .sort()
    .join(' ');
  const sprite = named === '' ? undefined : addressOfSprite(named);
  const shown = { ...page, ...(sprite !== undefined && { sprite }) };
  const rendered = render(shown, setting.sheet);
  const style = `<style>${styleOf(rendered.firstView)}</style>`;
  const firstIcons = iconsIn(rendered.firstView, { ...setting.siteData.icons, ...page.icons });
  const things = structuredDataScript(
    structuredData(page, setting.siteData, { kind, picture: firstPicture(page) }),
  );
  const secured = securePage(
    htmlOf({ ...shown, icons: firstIcons }, { ...rendered, style, head: rendered.head + things }),
    setting.site.contact.endpoint,
  );
  const digest = write(htmlFile(page.route), secured.html);
  const isUsed = sprite !== undefined && rendered.html.includes(`${sprite}#`);
  return {
    ...{ route: job.route, digest, pictures: [...pictures], card, code: secured.code },
    ...(isUsed && { sprite: { address: sprite, digest: writeSprite(sprite, named) } }),
  };
}

/** Those of some icons that a first view shows from the page's own sprite. */
function iconsIn({ header, blocks }: FirstView, known: Icons): Icons {
  const shown = new Set([...idsInHeader(header), ...idsIn(blocks)]);
  return Object.fromEntries(Object.entries(known).filter(([name]) => shown.has(symbolId(name))));
}

/** The page's data, and what it asked for. */
function resolved({ route, file, text, above, languages, color }: PageJob) {
  const document: PageDocument = JSON.parse(text);
  const pictures = new Map<string, ResolvedImage>();
  let card: SocialCard | undefined;
  const image = (name: string) => {
    const found = setting.images.get(name);
    if (found) pictures.set(name, found);
    return found;
  };
  const { cards } = setting;
  const social = (asked: SocialCard) => {
    card = asked;
    return cards && isDrawable(asked, cards) ? addressOfCard(cards, asked).picture : undefined;
  };
  const pages = new Map(above.map((page) => [page.route, { document: { title: page.name } }]));
  const page = resolvePage({ route, file, document, blockLines: [] }, setting.site, {
    lookup: { icon: (name) => icons.get(name), image, ...(cards && { social }) },
    ...{ pages, languages, color },
  });
  return { page: { ...page, build }, kind: document.kind, pictures, card };
}

/**
 * Nothing else happens in this thread meanwhile, so that waiting for the disk in place is the fastest way.
 *
 * @returns the digest of what was written
 */
function write(address: string, text: string, flag = 'w'): string {
  const file = path.join(setting.dir, address);
  const folder = path.dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  const content = Buffer.from(text);
  writeFileSync(file, content, { flag });
  return sha256(content);
}

/** @returns the digest of a file of icons, which the first page of this thread that shows them writes */
function writeSprite(address: string, names: string): string {
  const digest = digests.get(address) ?? writeNew(address, spriteOf(names).text);
  digests.set(address, digest);
  return digest;
}

const spriteOf = (names: string) =>
  spriteFile(
    Object.fromEntries(
      names.split(' ').flatMap((name) => {
        const icon = icons.get(name);
        return icon ? [[name, icon]] : [];
      }),
    ),
  );

/** Writes a file that is named after its content: another page may have it already, from this build or from the last one. */
function writeNew(address: string, text: string): string {
  try {
    return write(address, text, 'wx');
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return sha256(text);
  }
}

function answer(message: FromWorker): void {
  port?.postMessage(message);
}

function firstPicture({ blocks }: PageData): string | undefined {
  const picture = leadPicture(blocks);
  return picture && 'src' in picture ? String(picture.src) : undefined;
}
