import { createHash } from 'node:crypto';
import { memoizeTexts } from '../../system/memoize-texts';

/**
 * The start tag of a script or a style element with its attributes, or of a frame. A `>` may be in quotes. Tags in capitals are
 * not ours, and are not allowed.
 */
const START = /<(?:(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>|iframe\b)/g;

/** Data blocks, which browsers do not run and policies do not cover (HTML, 4.12.1). */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;

/** Inline code of a page that a policy has to allow. */
export interface InlineCode {
  /** The hashes of its scripts, data excepted, in the form of a policy. */
  scripts: string[];
  /** The hashes of its style elements. */
  styles: string[];
  /** Whether it shows other pages in frames. */
  frames: boolean;
}

/** Reads from a page's HTML which inline code a policy must allow. */
export function inlineCodeOf(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [], frames: false };
  START.lastIndex = 0;
  for (let found = START.exec(html); found; found = START.exec(html)) {
    const [, name, attributes = ''] = found;
    if (name === undefined) {
      code.frames = true;
      continue;
    }
    const start = START.lastIndex;
    const end = html.indexOf(`</${name}>`, start);
    if (end < 0) continue;
    // A regular expression would look at each letter of the text, which is half of a page.
    START.lastIndex = end;
    const text = html.slice(start, end);
    if (name === 'style') code.styles.push(hashOf(text));
    else if (!/\bsrc=/.test(attributes) && !IS_DATA.test(attributes)) code.scripts.push(hashOf(text));
  }
  return code;
}

/** Many pages have the same styles and scripts. */
const hashOf = memoizeTexts((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
