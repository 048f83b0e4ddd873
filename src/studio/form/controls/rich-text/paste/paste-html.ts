import { isFormatted } from './formatted-text';
import { readBlocks } from './read-blocks';
import { keepsSpaces, stylesOf } from './styles-of';
import { ENTRY_LINE, writeBlocks } from './write-blocks';

/** The text that something is pasted into. */
interface Surroundings {
  before: string;
  after: string;
}

/**
 * What is pasted with its links, bold words and lists, in the notation of documents.
 *
 * @returns undefined where the clipboard has nothing of that: its plain text is all there is. So it is with what was copied from code,
 * where signs are meant as they stand
 */
export function pasteHtml(clipboard: DataTransfer, { before, after }: Surroundings): string | undefined {
  const html = clipboard.getData('text/html');
  if (html === '' || clipboard.types.includes('vscode-editor-data')) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isCode(body)) return undefined;
  const blocks = readBlocks(body);
  if (blocks.length < 2 && !blocks.some(isFormatted)) return undefined;
  const [first, last] = [blocks[0]?.entry, blocks.at(-1)?.entry];
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const text = writeBlocks(blocks, {
    before: first ? '' : before.slice(-1),
    after: last ? '' : after.slice(0, 1),
  });
  const end = last && /^[^\n]/.test(after) ? '\n\n' : '';
  if (!first || line.trim() === '') return text + end;
  if (LONE_MARK.test(line)) return text.replace(ENTRY_LINE, '') + end;
  return (ENTRY_LINE.test(line) ? '\n' : '\n\n') + text + end;
}

/** An entry of a list that has no words yet. */
const LONE_MARK = /^ {0,20}(?:[-+*]|\d{1,9}[.)]) +$/;

/** Whether all of it stands in an element that keeps lines as they are, as editors of code and terminals write it. */
function isCode({ children }: HTMLElement): boolean {
  const [only, ...others] = [...children].filter(
    ({ localName }) => localName !== 'meta' && localName !== 'style',
  );
  if (!only || others.length > 0) return false;
  const isBlock = only.localName === 'pre' || only.localName === 'div';
  return isBlock && keepsSpaces(only.localName, stylesOf(only)) === true;
}
