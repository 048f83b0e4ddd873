/** A text with the part of it that is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts signs around the selected words, or takes them off where they stand there. Spaces at the ends stay outside. */
export function toggleAround({ text, start, end }: Selected, sign: string): Selected {
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length));
  const inner = text.slice(from, to);
  const isOf = (part: string) =>
    part.startsWith(sign) && part.endsWith(sign) && part.length > 2 * sign.length;
  if (isOf(inner) && !isStronger(inner, sign))
    return replaced(text, from, to, inner.slice(sign.length, -sign.length), 0);
  const around = text.slice(from - sign.length, to + sign.length);
  if (
    from >= sign.length &&
    isOf(around) &&
    around.length === inner.length + 2 * sign.length &&
    !isPartOfBold(text, from, to, sign)
  )
    return replaced(text, from - sign.length, to + sign.length, inner, 0);
  return replaced(text, from, to, sign + inner + sign, sign.length);
}

/** `**words**` is bold, although it begins and ends with the sign of stressed words. */
const isStronger = (part: string, sign: string) =>
  sign === '*' && part.startsWith('**') && !part.startsWith('***');

const isPartOfBold = (text: string, from: number, to: number, sign: string) =>
  sign === '*' &&
  text.slice(from - 2, from) === '**' &&
  text.slice(to, to + 2) === '**' &&
  text[from - 3] !== '*';

/** Makes the selected lines entries of a list, or plain lines where all of them are. An empty line stands around a list. */
export function toggleList({ text, start, end }: Selected, isNumbered: boolean): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const own = isNumbered ? /^\d+[.)] / : /^[-+*] /;
  const isList =
    lines.some((line) => own.test(line)) && lines.every((line) => own.test(line) || line.trim() === '');
  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const words = line.replace(/^(?:\d+[.)]|[-+*]) /, '');
    number += 1;
    return isList ? words : `${isNumbered ? `${number}.` : '-'} ${words}`;
  });
  const before =
    !isList &&
    from > 0 &&
    !/\n\n$/.test(text.slice(0, from)) &&
    !/^(?:\d+[.)]|[-+*]) /.test(lineBefore(text, from))
      ? '\n'
      : '';
  const list = changed.join('\n');
  return replaced(text, from, to, before + list, before.length, list.length);
}

const lineBefore = (text: string, from: number) => text.slice(text.lastIndexOf('\n', from - 2) + 1, from - 1);

/** Makes the selected words a link; where nothing is selected, the words stand for it. */
export function linkAround({ text, start, end }: Selected, href: string, words: string): Selected {
  const inner = text.slice(start, end).trim() || words;
  const address = /[()\s]/.test(href) ? `<${href}>` : href;
  return replaced(text, start, end, `[${inner}](${address})`, 1, inner.length);
}

/** @param offset where the selection begins in what is written */
function replaced(
  text: string,
  from: number,
  to: number,
  content: string,
  offset: number,
  length?: number,
): Selected {
  const start = from + offset;
  return {
    text: text.slice(0, from) + content + text.slice(to),
    start,
    end: start + (length ?? content.length - 2 * offset),
  };
}
