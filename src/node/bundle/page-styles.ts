import { FOLDERS } from '../../content/model/addresses/reserved';
import { memoizeTexts } from '../system/memoize-texts';
import { sha256 } from '../system/sha256';

/** What an element must have for a selector: a class of a CSS module, as Lightning CSS names them, or an attribute. */
const CONDITION = /\.([\w-]+_[\w-]+)|\[([\w-]+)(?:="?([^"\]]*)"?)?[^\]]*\]/g;

/** `:not()` and its like, with what they hold. */
const FUNCTION = /:[\w-]+\([^()]*\)/g;

const COMBINATOR = /[ >+~]+/;

/** Nothing of it is seen when a page comes, or little: what forced colours need beside the browser's own. */
const LATER = /^@(?:media print|media \(forced-colors|page)\b/;
const ANSWER = /:(?:hover|active|popover-open)\b/;

/** Rules about the whole page: its values, and what changes them. All in their order, so that they mean the same again after those in a page. */
const OF_ROOT = /(?:^|[{,]):root[^{]*\{/;

/** The values of the theme, and the names of such values. */
const VALUES = /^:root\{([^{}]*)\}$/gm;
const USED = /var\((--[\w-]+)/g;

/** The name of an animation begins with the hash of its module, as classes do. */
const KEYFRAMES = /^@keyframes ([\w-]+)_/;

const ELEMENT = /<[a-z][\w-]*((?: [\w-]+="[^"]*")+)/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** The conditions that one element has to meet. */
type Conditions = readonly string[];

interface Rule {
  text: string;
  /** The elements that each of its selectors names; one that names none is needed by every page. */
  selectors: readonly (readonly Conditions[])[];
}

/** The HTML of what is seen first. */
export interface FirstView {
  /** Most pages have the same one. */
  header: string;
  blocks: string;
}

/**
 * Prepares to give each page what it needs of the site's rules before its style sheet is there.
 *
 * @param css all rules, minified
 * @returns picks the rules that a first view needs, in their order
 */
export function createPageStyles(css: string): (firstView: FirstView) => string {
  const rules = rulesOf(css);
  const asked = new Map(rules.flatMap(({ selectors }) => selectors.flat(2).map((each) => [each, each])));
  const known = new Map<string, string>();
  // Most elements have the attributes of many others; addresses and texts differ from page to page.
  const metBy = memoizeTexts((attributes) => conditionsMetBy(attributes, asked));
  const elementsOfHeader = memoizeTexts((html) => elementsIn(html, metBy));
  return ({ header, blocks }) => {
    const elements = [...new Set([...elementsOfHeader(header), ...elementsIn(blocks, metBy)])].sort();
    const key = elements.join('\n');
    const style = known.get(key) ?? withoutUnused(textOf(neededBy(elements, rules)));
    known.set(key, style);
    return style;
  };
}

/** A file of rules, under a name that changes with its content. */
export interface Sheet {
  address: string;
  text: string;
}

/** The site's style sheet: all rules but those that stand whole in every page. */
export function siteSheet(css: string): Sheet {
  const isInPages = ({ text, selectors }: Rule) =>
    selectors.some(({ length }) => length === 0) && !OF_ROOT.test(text);
  const text = textOf(rulesOf(css).filter((rule) => !isInPages(rule)));
  return { address: `/${FOLDERS.assets}/style-${sha256(text).slice(0, 8)}.css`, text };
}

/** @param elements what each element meets, a space between two conditions */
function neededBy(elements: readonly string[], rules: readonly Rule[]): readonly Rule[] {
  const all = elements.map((conditions) => new Set(conditions.split(' ')));
  const answers = new Map<string, boolean>();
  const isMet = (conditions: Conditions) => {
    const key = conditions.join(' ');
    const answer = answers.get(key) ?? all.some((met) => conditions.every((each) => met.has(each)));
    answers.set(key, answer);
    return answer;
  };
  return rules.filter(({ selectors }) => selectors.some((named) => named.every(isMet)));
}

/** A style without the values that nothing in it uses; the site's style sheet has them all. */
function withoutUnused(style: string): string {
  const declarations = Array.from(style.matchAll(VALUES), ([, inside = '']) => inside.split(';')).flat();
  const valueOf = new Map(declarations.filter(isValue).map((each) => [nameOf(each), each]));
  const used = new Set<string>();
  const use = (text: string) => {
    for (const [, name = ''] of text.matchAll(USED)) {
      if (used.has(name)) continue;
      used.add(name);
      use(valueOf.get(name) ?? '');
    }
  };
  use(
    style.replace(VALUES, (_, inside: string) =>
      inside
        .split(';')
        .filter((each) => !isValue(each))
        .join(';'),
    ),
  );
  return style.replace(VALUES, (_, inside: string) => {
    const kept = inside.split(';').filter((each) => !isValue(each) || used.has(nameOf(each)));
    return `:root{${kept.join(';')}}`;
  });
}

const isValue = (declaration: string) => declaration.startsWith('--');
const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'));

/** What each element meets of what is asked, once. */
function elementsIn(html: string, metBy: (attributes: string) => string): Set<string> {
  const elements = new Set<string>();
  for (const [, attributes = ''] of html.matchAll(ELEMENT)) elements.add(metBy(attributes));
  return elements;
}

/** What an element with these attributes meets of what is asked, a space between two conditions. */
function conditionsMetBy(attributes: string, asked: ReadonlyMap<string, string>): string {
  const met = Array.from(attributes.matchAll(ATTRIBUTE)).flatMap(conditionsMet);
  // What is remembered must be no part of the page.
  return met.flatMap((condition) => asked.get(condition) ?? []).join(' ');
}

const conditionsMet = ([, name = '', value = '']: readonly string[]) =>
  name === 'class'
    ? value.split(' ').flatMap((each) => [`.${each}`, `@${each.replace(/_.*/, '')}`])
    : [name, `${name}=${value}`];

const rulesOf = (css: string) =>
  topLevel(css).map((text): Rule => ({ text, selectors: LATER.test(text) ? [] : selectorsOf(text) }));

function selectorsOf(rule: string): Conditions[][] {
  const [, hash] = KEYFRAMES.exec(rule) ?? [];
  if (hash !== undefined) return [[[`@${hash}`]]];
  const preludes = Array.from(rule.matchAll(/([^{};]+)\{/g), ([, prelude = '']) => prelude);
  const lists = preludes.filter((prelude) => !prelude.startsWith('@'));
  // Rules about no element, such as a font.
  return lists.length === 0 ? [[]] : lists.flatMap(selectorsIn);
}

/** Where only `:has()` or its like name something, each of that is taken for reason enough. */
function selectorsIn(list: string): Conditions[][] {
  const plain = withoutFunctions(list)
    .split(',')
    .filter((selector) => !ANSWER.test(selector))
    .map((selector) =>
      selector
        .split(COMBINATOR)
        .map(conditionsOf)
        .filter(({ length }) => length > 0),
    );
  if (plain.every((named) => named.length > 0)) return plain;
  const inside = conditionsOf(list);
  return inside.length > 0 ? inside.map((condition) => [[condition]]) : plain;
}

const conditionsOf = (selector: string): Conditions =>
  Array.from(selector.matchAll(CONDITION), ([, name, attribute = '', value]) => {
    if (name !== undefined) return `.${name}`;
    return value === undefined ? attribute : `${attribute}=${value}`;
  });

function withoutFunctions(selectors: string): string {
  const inner = selectors.replace(FUNCTION, '');
  return inner === selectors ? selectors : withoutFunctions(inner);
}

const textOf = (rules: readonly Rule[]) => rules.map(({ text }) => text).join('\n');

/** The rules of a style sheet, each with all that is inside it. Strings hold no braces in what we write. */
function topLevel(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth++;
    if (mark === '}') depth--;
    if (depth > 0 || mark === '{') continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
