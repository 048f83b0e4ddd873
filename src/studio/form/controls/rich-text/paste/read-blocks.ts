import { plainLines, plainText } from '../../text/plain-text';
import { type Block, type Entry, MAX_LEVEL, type Run } from './formatted-text';
import { pastedAddress } from './pasted-address';
import { isUnread, keepsSpaces, strength, stress, stylesOf } from './styles-of';
import { wordEntry } from './word-entry';

/** What holds for everything in an element. */
interface Around extends Omit<Run, 'text'> {
  keepsSpaces: boolean;
  isHeading: boolean;
  /** In a row of a table all is one line. */
  isRow: boolean;
  level: number;
  entry?: Entry;
}

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Between the cells of a row. */
const BETWEEN_CELLS = ' – ';

/**
 * The paragraphs and entries of lists in HTML that was pasted. Nothing of it is run or fetched. Browsers nest elements 512 deep
 * at most, so that going down into them ends.
 */
export function readBlocks(body: HTMLElement): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  /** The last letter of the runs: to ask them for it each time would copy them each time. */
  let ending = '';

  /** What was read so far is a block. */
  function end({ entry, isRow }: Around): void {
    if (isRow) {
      add(' ', OUTSIDE);
      return;
    }
    if (runs.some(({ text }) => text.trim() !== '')) blocks.push({ runs, ...(entry && { entry }) });
    runs = [];
    ending = '';
  }

  function add(text: string, { isStrong, isStressed, href }: Around): void {
    const last = runs.at(-1);
    const added = /^[ \n]?$/.test(ending) ? text.replace(/^ /, '') : text;
    if (added === '') return;
    ending = added.slice(-1);
    if (last && last.isStrong === isStrong && last.isStressed === isStressed && last.href === href)
      last.text += added;
    else runs.push({ text: added, isStrong, isStressed, href });
  }

  function visit(node: Node, around: Around): void {
    if (node.nodeType === Node.TEXT_NODE) add(textIn(node.nodeValue ?? '', around), around);
    if (!(node instanceof Element)) return;
    const name = node.localName;
    const styles = stylesOf(node);
    if (isUnread(name, styles)) return;
    const inside = insideOf(node, name, styles, around);
    const isCell = around.isRow && (name === 'td' || name === 'th');
    const isBlock = BLOCKS.has(name) && !isCell;
    if (isBlock) end(around);
    if (isCell && runs.length > 0 && node.textContent.trim() !== '') add(BETWEEN_CELLS, OUTSIDE);
    add(shownAs(node, around), around);
    visitAll(node, inside);
    if (isBlock) end({ ...inside, isRow: around.isRow });
  }

  function visitAll(node: Node, around: Around): void {
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child, around);
  }

  visit(body, OUTSIDE);
  return blocks;
}

const OUTSIDE: Around = {
  isStrong: false,
  isStressed: false,
  keepsSpaces: false,
  isHeading: false,
  isRow: false,
  level: -1,
};

function insideOf(
  element: Element,
  name: string,
  styles: ReadonlyMap<string, string>,
  around: Around,
): Around {
  const isHeading = around.isHeading || /^h[1-6]$/.test(name);
  return {
    isStrong: !isHeading && (strength(name, styles) ?? around.isStrong),
    isStressed: !isHeading && (stress(name, styles) ?? around.isStressed),
    href: name === 'a' ? pastedAddress(element.getAttribute('href') ?? '') : around.href,
    keepsSpaces: keepsSpaces(name, styles) ?? around.keepsSpaces,
    isHeading,
    isRow: around.isRow || (name === 'tr' && isLine(element)),
    level: name === 'ul' || name === 'ol' ? Math.min(around.level + 1, MAX_LEVEL) : around.level,
    entry: name === 'li' ? entryOf(element, around.level) : (wordEntry(element, styles) ?? around.entry),
  };
}

function entryOf(element: Element, level: number): Entry {
  const list = element.parentElement;
  const start = Number.parseInt(list?.getAttribute('start') ?? '', 10);
  return {
    level: Math.max(0, level),
    isNumbered: list?.localName === 'ol',
    start: start >= 0 && start < 1e9 ? start : 1,
  };
}

/** Whether a row is of several texts; one with lists or tables in it is there for the layout of a page. */
const isLine = (row: Element) => row.children.length > 1 && !row.querySelector('ul, ol, table');

const textIn = (text: string, around: Around): string =>
  around.keepsSpaces && !around.isRow ? plainLines(text) : plainText(text.replace(/[ \t\n\r\f]+/g, ' '));

/** What an element without content stands for. WhatsApp and others show a picture in the place of an emoji. */
function shownAs(element: Element, { isRow }: Around): string {
  if (element.localName === 'br') return isRow ? ' ' : '\n';
  if (element.localName !== 'img') return '';
  const alt = element.getAttribute('alt') ?? '';
  return alt.length <= 16 && /^\p{Extended_Pictographic}/u.test(alt) ? alt : '';
}
