import path from 'node:path';
import { CACHED, HASHED_FOLDERS, type Header } from './policy/headers';
import { readWhenChanged } from '../read/read-when-changed';

/** The list of headers, as Netlify, Cloudflare Pages and others read it. */
export const HEADERS = '_headers';

/** In characters. Cloudflare Pages ignores a longer line, and with it the policy. */
const MAX_LINE_LENGTH = 2000;

/**
 * The list: `/*` and below it, indented, the headers of every answer; then the folders that may be cached. Everything else is
 * revalidated each time, which is the default of these hosts.
 *
 * @throws Error when a line is too long for hosts: the pages have too many different scripts or styles in them
 */
export function headersText(headers: readonly Header[]): string {
  const rules: [string, readonly Header[]][] = [
    ['/*', headers],
    ...HASHED_FOLDERS.map((folder): [string, Header[]] => [`/${folder}/*`, [['Cache-Control', CACHED]]]),
  ];
  const lines = rules.flatMap(([where, set]) => [
    where,
    ...set.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long) {
    const [name] = long.trim().split(':');
    throw new Error(
      `The header ${name} has ${long.length} characters, and hosts read no more than ${MAX_LINE_LENGTH}: ` +
        'too many different scripts or styles stand in the pages themselves. Put them into files.',
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The headers that a built site sends, from its own list. The list is read again when it has changed.
 *
 * @param dir the output folder
 * @returns finds the headers of a path; none where the site has no list
 */
export function createHeaders(dir: string): (pathname: string) => readonly Header[] {
  const rules = readWhenChanged(path.join(dir, HEADERS), rulesIn);
  return (pathname) =>
    (rules() ?? []).flatMap(({ start, headers }) => (pathname.startsWith(start) ? headers : []));
}

interface Rule {
  /** The beginning of a path. */
  start: string;
  headers: Header[];
}

function rulesIn(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([^:]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else if (line) rules.push({ start: line.replace(/\*$/, ''), headers: [] });
  }
  return rules;
}
