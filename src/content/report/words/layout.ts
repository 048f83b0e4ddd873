const MAX_WIDTH = 100;
const GAP = 3;

/** Breaks a text into lines of at most 100 columns; a longer word is not split. */
export function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const longer = line === indent ? line + word : `${line} ${word}`;
    if (longer.length > MAX_WIDTH && line !== indent) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Lays short texts out in as many columns as fit, in reading order. */
export function inColumns(cells: readonly string[], indent: string): string[] {
  const width = cells.reduce((widest, cell) => Math.max(widest, cell.length), 0) + GAP;
  const perLine = Math.max(1, Math.floor((MAX_WIDTH - indent.length + GAP) / width));
  const rows = Math.ceil(cells.length / perLine);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = cells.slice(row * perLine, (row + 1) * perLine);
    return (indent + inRow.map((cell) => cell.padEnd(width)).join('')).trimEnd();
  });
}
