import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { IconData, ResolvedImage, PageData } from '../../../content/model/page-data';
import { resolvePage } from '../../../content/resolve/resolve';
import type { SocialCard } from '../../../content/resolve/social-card';
import { structuredData } from '../../../content/resolve/structured-data';
import type { PageDocument } from '../../../generated/documents';
import { leadPicture } from '../../../content/model/lead-picture';
import { securePage } from '../../hosting/policy/policy';
import { codeOf } from '../../system/os-errors';
import { sha256 } from '../../system/sha256';
import { addressOfCard } from '../../assets/social/card-address';
import { htmlFile } from './html-file';
import type { FromWorker, MadePage, PageJob, PageSetting, ToWorker } from './page-job';
import { createPageStyles } from '../../bundle/page-styles';
import { createTemplate, type RenderedPage, structuredDataScript } from './template';

/**
 * A thread that makes pages: what it is asked comes as messages, and what it makes goes to the disk. It is bundled with
 * the app, so that the bundle is all the code that a page is made by.
 */
const setting: PageSetting = workerData;
const port = parentPort;
if (!port) throw new Error('Pages are made in a thread of their own.');

const { render }: { render: (page: PageData) => RenderedPage } = await import(
  /* @vite-ignore */ setting.serverModule
);
const htmlOf = createTemplate(setting.indexHtml, setting.site.language, setting.siteData.icons);
const styleOf = createPageStyles(setting.css);
const icons = new Map<string, IconData | undefined>();
const folders = new Set<string>();
// It names the scripts and the style sheet, whose names change with their content.
const build = sha256(setting.indexHtml).slice(0, 8);

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
  const rendered = render(page);
  const style = `<style>${styleOf(rendered.html)}</style>`;
  const things = structuredDataScript(
    structuredData(page, setting.siteData, { kind, picture: firstPicture(page) }),
  );
  const secured = securePage(
    htmlOf(page, { ...rendered, head: style + rendered.head + things }),
    setting.site.contact.endpoint,
  );
  const digest = write(htmlFile(page.route), secured.html);
  return { route: job.route, digest, pictures: [...pictures], card, code: secured.code };
}

/** The page's data, and what it asked for. */
function resolved({ route, file, text, above }: PageJob) {
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
    return addressOfCard(cards ?? [], asked).picture;
  };
  const pages = new Map(above.map((page) => [page.route, { document: { title: page.name } }]));
  const page = resolvePage({ route, file, document, blockLines: [] }, setting.site, {
    lookup: { icon: (name) => icons.get(name), image, ...(cards && { social }) },
    pages,
  });
  return { page: { ...page, build }, kind: document.kind, pictures, card };
}

/**
 * Nothing else happens in this thread meanwhile, so that waiting for the disk in place is the fastest way.
 *
 * @returns the digest of what was written
 */
function write(address: string, text: string): string {
  const file = path.join(setting.dir, address);
  const folder = path.dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  const content = Buffer.from(text);
  writeFileSync(file, content);
  return sha256(content);
}

function answer(message: FromWorker): void {
  port?.postMessage(message);
}

function firstPicture({ blocks }: PageData): string | undefined {
  const picture = leadPicture(blocks);
  return picture && 'src' in picture ? String(picture.src) : undefined;
}
