import { createHash } from 'node:crypto';

/** An element with its attributes and its text. A `>` may stand in quotes. */
const element = (name: string) =>
  new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\\s\\S]*?)</${name}>`, 'gi');

const SCRIPTS = element('script');
const STYLES = element('style');

/** Data, which no browser runs and no policy speaks of (HTML, 4.12.1). */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/i;

/** What stands in a page itself and needs a policy's leave. */
export interface InlineCode {
  /** The hashes of its scripts, data excepted, in the form of a policy. */
  scripts: string[];
  /** The hashes of its style elements. */
  styles: string[];
  /** Whether it shows other pages in frames. */
  frames: boolean;
}

/** Reads from a page's whole HTML what a policy must allow beside files. */
export function inlineCodeOf(html: string): InlineCode {
  return {
    scripts: [...html.matchAll(SCRIPTS)]
      .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes) && !IS_DATA.test(attributes))
      .map(([, , text = '']) => hashOf(text)),
    styles: [...html.matchAll(STYLES)].map(([, , text = '']) => hashOf(text)),
    frames: /<iframe\b/i.test(html),
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
