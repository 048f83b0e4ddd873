import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataAddress } from '../../app/addresses';
import type { PageData } from '../../content/page-data';
import { HOME } from '../../content/route';
import type { RenderedPage } from './template';

/** So many files are written while the next pages are rendered. */
const WRITES_AT_ONCE = 32;

export interface PrerenderOptions {
  dir: string;
  render: (page: PageData) => RenderedPage;
  /** What the head has beside what was rendered. */
  moreHead: (page: PageData) => string;
  htmlOf: (page: PageData, rendered: RenderedPage) => string;
}

/**
 * Writes every page as complete HTML at its flat address, and its data beside it for navigation in place.
 *
 * @param pages made one by one, so that no more than a few are in memory
 * @throws Error naming the page, when a component throws
 */
export async function prerender(pages: Iterable<PageData>, options: PrerenderOptions): Promise<void> {
  const write = createWriter(options.dir);
  const writes = new Set<Promise<void>>();
  for (const page of pages) {
    const rendered = renderNamed(page, options.render);
    const html = options.htmlOf(page, { ...rendered, head: rendered.head + options.moreHead(page) });
    for (const [address, text] of [
      [htmlFile(page.route), html],
      [dataAddress(page.route), JSON.stringify(page)],
    ] as const) {
      const writing: Promise<void> = write(address, text).then(() => void writes.delete(writing));
      writes.add(writing);
    }
    while (writes.size >= WRITES_AT_ONCE) await Promise.race(writes);
  }
  await Promise.all(writes);
}

/** `/services/erp.html` for `/services/erp`; hosts answer it at the address without `.html`. */
function htmlFile(route: string): string {
  return route === HOME ? '/index.html' : `${route}.html`;
}

function renderNamed(page: PageData, render: PrerenderOptions['render']): RenderedPage {
  try {
    return render(page);
  } catch (error) {
    throw new Error(`The page ${page.route} could not be rendered.`, { cause: error });
  }
}

function createWriter(dir: string) {
  const made = new Map<string, Promise<unknown>>();
  return async (address: string, text: string) => {
    const file = path.join(dir, address);
    const folder = path.dirname(file);
    const making = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, making);
    await making;
    await writeFile(file, text);
  };
}
