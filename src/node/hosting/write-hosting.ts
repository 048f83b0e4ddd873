import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Alias } from '../../content/documents/aliases';
import type { Header } from './policy/headers';
import { caddyText } from './caddy';
import { HEADERS, headersText } from './headers-file';
import { nginxText, type Redirect } from './nginx';

/** In the built site itself, since they are right for this build alone; servers do not show what begins with a dot. */
const FOLDER = '.hosting';

/**
 * Writes how a built site is to be served: a list of headers for hosts that read one, and configurations for nginx
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
