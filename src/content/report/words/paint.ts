/** Puts colours around texts. */
export interface Painter {
  bold(text: string): string;
  dim(text: string): string;
  error(text: string): string;
  warning(text: string): string;
}

/** Colours for terminals (ECMA-48, SGR), or none. */
export function paint(color: boolean): Painter {
  const sgr = (code: number, end: number) => (text: string) =>
    color ? `\u001b[${code}m${text}\u001b[${end}m` : text;
  return { bold: sgr(1, 22), dim: sgr(2, 22), error: sgr(31, 39), warning: sgr(33, 39) };
}
