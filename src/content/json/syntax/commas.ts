import { range, type Detected, type SyntaxContext } from './syntax-context';
import { endOf, isText, type JsonToken } from './tokens';

/** A comma too many, or one that stands where another sign should. */
export function comma({ tokens, at, current, previous, inside }: SyntaxContext): Detected {
  if (current?.text === '}' || current?.text === ']') {
    return previous?.text === ','
      ? { reason: 'trailing-comma', ...range(previous), what: current.text }
      : undefined;
  }
  const inNumber = numberWithCommas(tokens, at, inside) ?? numberWithSpace(tokens, at);
  if (inNumber) return inNumber;
  if (current?.text !== ',') return undefined;
  const isAfterName = inside === '{' && previous && isText(previous) && tokens[at - 2]?.text !== ':';
  if (isAfterName && JOINED.test(previous.text))
    return { reason: 'joined-name', ...range(previous), what: previous.text };
  if (isAfterName) return { reason: 'comma-for-colon', ...range(current), what: previous.text };
  return previous?.text === ':' ? undefined : { reason: 'extra-comma', ...range(current), what: ',' };
}

/** A name, and behind its colon a text: `"title: Heels"`. */
const JOINED = /^"[a-z$]\w*:\s*[^\s"]/i;

/** Groups of digits as they are divided in English (1,000,000) and in India (10,00,000). */
const IN_GROUPS = /^-?\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}$/;

/** `4,000` or `1,5`: a comma in a number divides two entries in a document. */
function numberWithCommas(tokens: readonly JsonToken[], at: number, inside: string | undefined): Detected {
  const [number, mark] = tokens.slice(at - 2, at);
  if (!number || mark?.text !== ',' || !/^-?\d+$/.test(number.text)) return undefined;
  const parts = [number];
  for (const token of tokens.slice(at - 1)) {
    const last = parts.at(-1);
    const isNext = last && endOf(last) === token.offset && (last.text === ',' || token.text === ',');
    if (!isNext || !/^(?:,|\d+)$/.test(token.text)) break;
    parts.push(token);
  }
  if (parts.at(-1)?.text === ',') parts.pop();
  const what = parts.map(({ text }) => text).join('');
  const place = { offset: number.offset, length: what.length, what };
  if (IN_GROUPS.test(what)) return { reason: 'thousands', ...place };
  // In a list two numbers may stand so close.
  return inside === '{' && parts.length === 3 ? { reason: 'decimal-comma', ...place } : undefined;
}

/** `4 000`, as in French. */
function numberWithSpace(tokens: readonly JsonToken[], at: number): Detected {
  const [number, group] = tokens.slice(at - 1, at + 1);
  if (!number || !group || !/^-?\d{1,3}$/.test(number.text) || !/^\d{3}$/.test(group.text)) return undefined;
  if (group.offset !== endOf(number) + 1) return undefined;
  const what = `${number.text} ${group.text}`;
  return { reason: 'thousands', offset: number.offset, length: what.length, what };
}
