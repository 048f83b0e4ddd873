import { type Entry, MAX_LEVEL } from './formatted-text';

/** Word writes an entry of a list as a paragraph: its style names list and level, and its mark stands in an element that is left out. */
export function wordEntry(paragraph: Element, styles: ReadonlyMap<string, string>): Entry | undefined {
  const [, level] = /^l\d+\s+level(\d{1,2})/.exec(styles.get('mso-list') ?? '') ?? [];
  if (level === undefined) return undefined;
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent.trim() ?? '';
  const isNumbered = /^(?:\d{1,9}|[a-z]{1,4})[.)]/i.test(mark);
  const start = Number.parseInt(mark, 10);
  return { level: Math.min(Number(level) - 1, MAX_LEVEL), isNumbered, start: start >= 0 ? start : 1 };
}
