import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../content/documents/site/aliases';
import type { Header } from './policy/headers';
import { caddyText } from './caddy';
import { HEADERS, headersText } from './headers-file';
import { nginxText, type Redirect } from './nginx';

/** In the built site itself, since the files fit only this build; servers do not serve names that begin with a dot. */
const FOLDER = '.hosting';

/**
 * Writes the server configuration of a built site: a list of headers for hosts that read one, and files for nginx
 * and Caddy.
 *
 * @param dir the folder of the built site
 */
export async function writeHosting(
  dir: string,
  headers: readonly Header[],
  aliases: readonly Alias[],
): Promise<void> {
  const redirects = aliases.map(({ from, to }): Redirect => [from, to.route]);
  const folder = path.join(dir, FOLDER);
  await mkdir(folder);
  await writeFile(path.join(dir, HEADERS), headersText(headers));
  await writeFile(path.join(folder, 'nginx.conf'), nginxText(headers, redirects));
  await writeFile(path.join(folder, 'Caddyfile'), caddyText(headers, redirects));
}
