import path from 'node:path';
import type { Alias } from '../../../content/documents/aliases';
import { rereadFile } from '../../read/reread-file';

/** The list of addresses that lead elsewhere, as Netlify, Cloudflare Pages and others read it. */
export const REDIRECTS = '_redirects';

/** One line an alias: `/old /new 301`. */
export function redirectsText(aliases: readonly Alias[]): string {
  return aliases.map(({ from, to }) => `${from} ${to.route} 301\n`).join('');
}

/**
 * Where a built site sends visitors on, by its own list. The list is read again when it has changed.
 *
 * @param dir the output folder
 * @returns finds the address to go to, without search; undefined where the path is none of the list's
 */
export function createRedirects(dir: string): (pathname: string) => string | undefined {
  const targets = rereadFile(path.join(dir, REDIRECTS), targetsIn);
  return (pathname) => targets()?.get(pathname.replace(/(?<!\/)\/+$|\.html$/, ''));
}

function targetsIn(text: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [from, to] = line.split(' ');
    if (from && to) targets.set(from, to);
  }
  return targets;
}
