/** A class, or the name of an animation, from a CSS module: Lightning CSS puts the file's hash before it. */
const FROM_MODULE = /(?:\.|@keyframes )([\w-]+)_[a-zA-Z]+/g;

const CLASSES = / class="([^"]*)"/g;

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
  return (html) => {
    const classes = [...html.matchAll(CLASSES)].map(([, names]) => `.${names?.replaceAll(' ', ' .')}`);
    const used = hashesIn(classes.join(' '), FROM_MODULE);
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

/** What no page is sure to have: the rules of all modules. */
export const ofModules = (css: string) => textOf(rulesOf(css).filter(({ modules }) => modules.size > 0));

const rulesOf = (css: string) =>
  topLevel(css).map((text): Rule => ({ text, modules: hashesIn(text, FROM_MODULE) }));

const textOf = (rules: readonly Rule[]) => rules.map(({ text }) => text).join('');

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
