import { plainLines } from '../../text/plain-text';
import type { Beside } from './fitting-marks';
import type { Block, Entry, Run } from './formatted-text';
import { writeLine } from './write-line';

/** A line that begins as an entry of a list does. */
export const ENTRY_LINE = /^ {0,20}(?:[-+*]|\d{1,9}[.)]) /;

/** Paragraphs and lists in the notation of documents. */
export function writeBlocks(blocks: readonly Block[], { before, after }: Beside): string {
  const counted = counter();
  const begun = new Set<Entry>();
  let text = '';
  let wasEntry = false;
  for (const [index, block] of blocks.entries()) {
    const beside = { before: index === 0 ? before : '', after: index === blocks.length - 1 ? after : '' };
    const written = linesOf(block.runs, beside);
    // Points that were typed become entries, as those of plain text do.
    const lines = block.entry ? written : written.map(plainLines);
    if (block.entry === undefined) counted.end();
    const isEntry = block.entry !== undefined || ENTRY_LINE.test(lines[0] ?? '');
    if (index > 0) text += isEntry && wasEntry ? '\n' : '\n\n';
    text += block.entry ? inEntry(lines, block.entry) : lines.join('\n');
    wasEntry = isEntry;
  }
  return text;

  function inEntry(lines: readonly string[], entry: Entry): string {
    const { indent, mark } = begun.has(entry) ? counted.further(entry) : counted.next(entry);
    begun.add(entry);
    const rest = indent + ' '.repeat(mark.length);
    return lines
      .filter((line) => line !== '')
      .map((line, index) => (index === 0 ? indent + mark : rest) + line)
      .join('\n');
  }
}

/** The marks of entries, one after another: what is inside an entry stands below its first letter. */
function counter() {
  /** Of the entries that are open, the outermost first. */
  let open: { mark: string; isNumbered: boolean; number: number }[] = [];
  const indentOf = (depth: number) =>
    open
      .slice(0, depth)
      .map(({ mark }) => ' '.repeat(mark.length))
      .join('');
  return {
    next({ level, isNumbered, start }: Entry) {
      const depth = Math.min(level, open.length);
      const last = open[depth];
      const number = last?.isNumbered === isNumbered ? last.number + 1 : start;
      const mark = isNumbered ? `${number}. ` : '- ';
      open = [...open.slice(0, depth), { mark, isNumbered, number }];
      return { indent: indentOf(depth), mark };
    },
    /** Of another paragraph in an entry. */
    further({ level }: Entry) {
      const depth = Math.min(level, open.length - 1);
      return { indent: indentOf(depth), mark: ' '.repeat(open[depth]?.mark.length ?? 0) };
    },
    end() {
      open = [];
    },
  };
}

/** The lines of a block; several empty ones are one. */
function linesOf(runs: readonly Run[], { before, after }: Beside): string[] {
  const lines: Run[][] = [[]];
  for (const run of runs)
    for (const [index, text] of run.text
      .replace(/\n{3,}/g, '\n\n')
      .split('\n')
      .entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    }
  const trimmed = lines.map(trim);
  const from = trimmed.findIndex((line) => line.length > 0);
  const to = trimmed.findLastIndex((line) => line.length > 0);
  return trimmed
    .map((line, index) =>
      writeLine(line, { before: index === from ? before : '', after: index === to ? after : '' }),
    )
    .filter((line, index, all) => index >= from && index <= to && (line !== '' || all[index - 1] !== ''));
}

function trim(line: readonly Run[]): Run[] {
  const from = line.findIndex(({ text }) => text.trim() !== '');
  const to = line.findLastIndex(({ text }) => text.trim() !== '');
  if (from < 0) return [];
  return line.slice(from, to + 1).map((run, index, all) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === all.length - 1 ? start.trimEnd() : start };
  });
}
