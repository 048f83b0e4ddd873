/** A class, or the name of an animation, from a CSS module: Lightning CSS puts the file's hash before it. */
const FROM_MODULE = /(?:\.|@keyframes )([\w-]+)_[a-zA-Z]+/g;

const CLASS = ' class="';

interface Rule {
  text: string;
  /** The hashes of the CSS modules that it comes from; none for what every page needs. */
  modules: ReadonlySet<string>;
}

/**
 * Prepares to give each page its part of the site's style sheet.
 *
 * @param css minified
 * @returns picks the rules that a page needs, in their order. A module is needed as a whole as soon as one of its classes
 * is there
 */
export function createPageStyles(css: string): (html: string) => string {
  const rules = rulesOf(css);
  const known = new Map<string, string>();
  const modulesOf = remembered((names) => hashesIn(`.${names.replaceAll(' ', ' .')}`, FROM_MODULE));
  return (html) => {
    const used = new Set<string>();
    const seen = new Set<string>();
    // A regular expression would take several times as long.
    for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
      at += CLASS.length;
      const names = html.slice(at, html.indexOf('"', at));
      if (seen.has(names)) continue;
      seen.add(names);
      for (const hash of modulesOf(names)) used.add(hash);
    }
    const key = [...used].sort().join(' ');
    const style =
      known.get(key) ??
      textOf(
        rules.filter(({ modules }) => modules.size === 0 || [...modules].some((hash) => used.has(hash))),
      );
    known.set(key, style);
    return style;
  };
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

const rulesOf = (css: string) =>
  topLevel(css).map((text): Rule => ({ text, modules: hashesIn(text, FROM_MODULE) }));

/** A rule to a line: going from page to page, the browser adds those that it lacks (app/page/page-rules.ts). */
const textOf = (rules: readonly Rule[]) => rules.map(({ text }) => text).join('\n');

const hashesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, hash = '']) => hash));

/** The rules of a style sheet, each with all that is inside it. Strings hold no braces in what we write. */
function topLevel(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth++;
    if (mark === '}') depth--;
    if (depth > 0 || mark === '{') continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
