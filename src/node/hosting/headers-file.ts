import path from 'node:path';
import { CACHED, HASHED_FOLDERS, type Header } from './policy/headers';
import { rereadFile } from '../read/reread-file';

/** The list of headers, as Netlify, Cloudflare Pages and others read it. */
export const HEADERS = '_headers';

/** Cloudflare Pages leaves out a line that is longer, and with it the policy. */
const LONGEST_LINE = 2000;

/**
 * The list: `/*` and below it, indented, what every answer carries; then the folders that may be kept. The rest is
 * asked after each time, which is what these hosts do by themselves.
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
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) {
    const [name] = long.trim().split(':');
    throw new Error(
      `The header ${name} has ${long.length} characters, and hosts read no more than ${LONGEST_LINE}: ` +
        'too many different scripts or styles stand in the pages themselves. Put them into files.',
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Which headers a built site sends, by its own list. The list is read again when it has changed.
 *
 * @param dir the output folder
 * @returns finds the headers of a path; none where the site has no list
 */
export function createHeaders(dir: string): (pathname: string) => readonly Header[] {
  const rules = rereadFile(path.join(dir, HEADERS), rulesIn);
  return (pathname) =>
    (rules() ?? []).flatMap(({ start, headers }) => (pathname.startsWith(start) ? headers : []));
}

interface Rule {
  /** What a path begins with. */
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
