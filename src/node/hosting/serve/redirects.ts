import path from 'node:path';
import type { Alias } from '../../../content/documents/site/aliases';
import { readWhenChanged } from '../../read/read-when-changed';

/** The list of redirects, as Netlify, Cloudflare Pages and others read it. */
export const REDIRECTS = '_redirects';

/** One line an alias: `/old /new 301`. */
export function redirectsText(aliases: readonly Alias[]): string {
  return aliases.map(({ from, to }) => `${from} ${to.route} 301\n`).join('');
}

/**
 * The redirects of a built site, from its own list. The list is read again when it has changed.
 *
 * @param dir the output folder
 * @returns finds the target without search; undefined for a path that is not in the list
 */
export function createRedirects(dir: string): (pathname: string) => string | undefined {
  const targets = readWhenChanged(path.join(dir, REDIRECTS), targetsIn);
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
