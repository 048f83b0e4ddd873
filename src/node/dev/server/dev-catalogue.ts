import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { CATALOGUE } from '../../../content/model/addresses/addresses';
import { examplePage } from '../../../content/catalogue/catalogue';
import type { ValidPage } from '../../../content/documents/facts/valid-page';
import { HOME } from '../../../content/model/addresses/route';
import { createTemplate } from '../../build/pages/template';
import { SOURCES } from '../../build/catalogue/bundle-catalogue';
import { EXAMPLE_PICTURE, examplePicture } from '../../build/catalogue/example-picture';
import { indexHtmlOf } from '../../build/catalogue/index-html';
import { readCatalogue } from '../../build/catalogue/read-catalogue';
import { CommandProblem } from '../../system/command-problem';
import { PROJECT_ROOT } from '../../project';
import type { DevSite } from '../dev-site';

/**
 * Answers requests for the catalogue of blocks with the current contents of `schema/`. A file there that cannot
 * be used is reported in place of the page.
 *
 * @param pathname the path that was asked for
 * @returns whether the path is in the catalogue; if not, nothing was answered
 */
export async function sendCatalogue(
  pathname: string,
  { server, site, response }: { server: ViteDevServer; site: DevSite; response: ServerResponse },
): Promise<boolean> {
  const send = (status: number, type: string, body: string | Buffer) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    return true;
  };
  try {
    const picture = await examplePicture();
    if (pathname === picture.url) return send(200, 'image/svg+xml', await readFile(EXAMPLE_PICTURE));
    const entries = await readCatalogue();
    if (pathname === CATALOGUE) {
      const html = await transformed(server, SOURCES.indexHtml, pathname);
      const { renderIndex } = await server.ssrLoadModule(`/${SOURCES.renderIndex}`);
      return send(200, HTML, indexHtmlOf(html, renderIndex(entries)));
    }
    const pages = entries.flatMap((entry) => entry.examples.map((example) => examplePage(entry, example)));
    const page = pages.find(({ route }) => route === pathname);
    return page ? send(200, HTML, await exampleHtml(page)) : false;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return send(500, 'text/plain; charset=utf-8', error.message);
  }

  async function exampleHtml(page: ValidPage): Promise<string> {
    const picture = await examplePicture();
    const data = site.exampleData(page, picture);
    if (!data)
      throw new CommandProblem('The site document has errors; the examples wait until they are fixed.');
    const html = await transformed(server, SOURCES.exampleHtml, pathname);
    return createTemplate(html, site.languageAt(HOME), site.siteData()?.icons)(data, { html: '', head: '' });
  }
}

const HTML = 'text/html; charset=utf-8';

async function transformed(server: ViteDevServer, source: string, address: string): Promise<string> {
  return server.transformIndexHtml(address, await readFile(path.join(PROJECT_ROOT, source), 'utf8'));
}
