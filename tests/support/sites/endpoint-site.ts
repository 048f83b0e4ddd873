import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { stubSite } from './SiteStub';

/** Where the contact form of the small site is sent. */
export const ENDPOINT = 'https://forms.example.com/contact';

/**
 * Builds a small site whose contact form has an endpoint.
 *
 * @param folder where its documents and its output go
 * @returns the folder of the built site
 */
export async function buildEndpointSite(folder: string): Promise<string> {
  const pages = path.join(folder, 'pages');
  const out = path.join(folder, 'dist');
  await writePages(pages);
  await promisify(execFile)(process.execPath, [
    ...['scripts/run-ts.mjs', 'scripts/build.ts', '--pages', pages, '--out', out],
  ]);
  return out;
}

async function writePages(folder: string) {
  const site = {
    ...stubSite,
    contact: { ...stubSite.contact, endpoint: ENDPOINT },
    navigation: { ...stubSite.navigation, items: [{ type: 'link', label: 'Home', href: '/' }] },
    footer: {
      ...stubSite.footer,
      columns: [{ heading: 'Company', links: [{ label: 'Home', href: '/' }] }],
      legal: undefined,
    },
  };
  const page = (title: string, blocks: unknown[]) => ({ title, description: `${title} for a test.`, blocks });
  const opening = { type: 'banner', title: 'Orders', color: 'green', pattern: 'phula' };
  const contact = { ...(await example('contact')), id: 'contact' };
  await mkdir(folder);
  const write = (name: string, document: unknown) =>
    writeFile(path.join(folder, name), JSON.stringify(document));
  await write('_site.json', site);
  await write('index.json', page('Orders', [opening, contact]));
  await write('404.json', page('Not found', [await example('not-found')]));
}

async function example(type: string): Promise<object> {
  return JSON.parse(await readFile(`schema/blocks/${type}.examples.json`, 'utf8')).default;
}
