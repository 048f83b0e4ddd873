import { plainDigits } from '../../util/plain-digits';
import { codesNamed } from './codes-named';
import { dateFrom } from './date-from';
import { textIn } from '../keywords';

/** What cannot be seen, or not be told from a plain space. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** What word processors and phones make of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Nobody writes this by mistake. */
const CLIMBING = /\.\.|%/;

/** Times as people write them: 9, 9:30, 9.30 am. */
const TIME = /(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]m)?/gi;

/**
 * What a text of the wrong form was probably meant to be: the first of its plainer spellings that the schema's pattern
 * allows.
 *
 * @returns an empty text where none is
 */
export function suggestForm(written: string, schema: unknown): string {
  const pattern = textIn(schema, 'pattern');
  if (pattern === undefined || CLIMBING.test(written)) return '';
  const form = new RegExp(pattern, 'u');
  const plain = written.replace(INVISIBLE, ' ').replace(DASHES, '-').trim();
  for (const spelling of spellingsOf(plain))
    if (spelling !== '' && spelling !== written && form.test(spelling)) return spelling;
  return '';
}

/** The nearest first; those of another kind of value are refused by the pattern. */
function* spellingsOf(text: string): Generator<string> {
  const small = text.toLowerCase();
  yield* [text, small, text.replaceAll('_', '-'), text.replace(/^http:/i, 'https:'), text.toUpperCase()];
  yield* [`https://${small}`, small.replace(/^(?:http:)?\/*(?:https:)?\/*/, 'https://')].map(withoutSlash);
  yield* [`#${small}`, `/${withoutSlash(small)}`];
  yield withoutSlash(small.replace(/^https?:\/\/[^/]+/, ''));
  const parts = pathIn(small)
    .replace(/\.(?:json|html?)$/, '')
    .split('/')
    .map(slug)
    .filter(Boolean);
  if (parts.length > 0) yield* [parts.join('/'), `/${parts.join('/')}`, parts.join('-')];
  yield camelCase(text);
  yield hours(small);
  yield dateFrom(plainDigits(small));
  yield* codesNamed(text);
}

/** An address without its search and its place; nothing of several addresses, and of one with a sign for any other. */
function pathIn(text: string): string {
  if (!/^(?:https?:\/)?\//.test(text)) return text;
  return /\*|[\s,;]\//.test(text) ? '' : text.replace(/[?#].*$/s, '');
}

const withoutSlash = (text: string) => text.replace(/(?<!\/)\/+$/, '');

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `Second phone` is `secondPhone`. */
function camelCase(text: string): string {
  const [first = '', ...others] = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const capitals = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [first.charAt(0).toLowerCase() + first.slice(1), ...capitals].join('');
}

const DAYS = /\b(mo|tu|we|th|fr|sa|su)[a-z]*\b/g;

/** `monday to friday, 9 to 5.30 pm` is `Mo-Fr 09:00-17:30`. */
function hours(text: string): string {
  const days = Array.from(text.matchAll(DAYS), ([, day = '']) => day.charAt(0).toUpperCase() + day.charAt(1));
  const times = Array.from(text.replace(DAYS, ' ').matchAll(TIME), timeOf);
  const [opens = '', closes = ''] = times;
  // "9 to 5" does not say that 5 is in the afternoon.
  if (days.length < 1 || days.length > 2 || times.length !== 2 || closes <= opens) return '';
  return `${days.join('-')} ${times.join('-')}`;
}

function timeOf([, hour = '', minutes = '00', half]: RegExpMatchArray): string {
  // Twelve is written for 0: 12 am is midnight, 12 pm noon.
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
