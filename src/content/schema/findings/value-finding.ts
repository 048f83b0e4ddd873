import type { ErrorObject } from 'ajv';
import type { PropertyCode } from '../../messages/property-messages';
import type { ValueCode } from '../../messages/value-messages';
import type { Finding } from '../../model/issues/finding';
import type { IssueArgs } from '../../model/issues/issue-details';
import { isBlank } from '../../util/is-blank';
import { isRecord } from '../../util/is-record';
import { pointerTo, segmentsOf } from '../../json/locate';
import { suggest } from '../../util/suggest';
import { stringsIn, type SchemaGuide } from '../guide';
import { editorMessage, isPictureName } from '../keywords';
import { oneLine } from './one-line';
import { suggestForm } from './suggest-form';
import { suggestLink } from './links/suggest-link';

/** The finding for one invalid value. */
export function valueFinding(
  pointer: string,
  error: ErrorObject,
  guide: SchemaGuide,
): Finding<PropertyCode | ValueCode> {
  const name = segmentsOf(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? '';
  const about = isRecord(error.parentSchema) ? String(error.parentSchema.description ?? '') : '';
  const { code, args, at = pointer } = describe(pointer, name, error, guide);
  return { code, pointer: at, args: { name, about, ...args } };
}

interface Described {
  code: PropertyCode | ValueCode;
  args: IssueArgs;
  at?: string;
}

function describe(pointer: string, name: string, error: ErrorObject, guide: SchemaGuide): Described {
  const { keyword, params, data } = error;
  switch (keyword) {
    case 'type':
      return wrongType(pointer, params.type, error, guide);
    case 'const':
      return { code: 'not-allowed', args: choice(data, [String(params.allowedValue)]) };
    case 'enum':
      return notAllowed(pointer, error, guide);
    case 'minLength':
    case 'pattern':
      return text(name, error);
    case 'maxLength':
      return { code: 'too-long', args: { limit: params.limit, length: lengthOf(data) } };
    case 'minItems':
      return list(data, { code: 'too-few', args: { limit: params.limit } });
    case 'maxItems':
      return list(data, { code: 'too-many', args: { limit: params.limit } });
    case 'uniqueItems':
      return {
        code: 'duplicate-value',
        at: pointerTo(pointer, params.i),
        args: { value: shown(itemOf(data, params.i)) },
      };
    case 'minimum':
    case 'maximum':
      return { code: 'out-of-range', args: { limit: params.limit, comparison: keyword, value: shown(data) } };
    default:
      return { code: 'bad-value', args: { rule: '', value: shown(data) } };
  }
}

function wrongType(pointer: string, expected: unknown, error: ErrorObject, guide: SchemaGuide): Described {
  const { data, parentSchema } = error;
  if (pointer === '') return { code: 'not-an-object', args: { found: kindOf(data) } };
  const choices = isRecord(parentSchema) ? stringsIn(parentSchema.enum) : [];
  if (choices.length > 0 && !guide.isBlockType(parentSchema))
    return { code: 'not-allowed', args: choice(data, choices) };
  const sample = expected === 'object' ? guide.sampleOf(parentSchema, textFrom(data)) : undefined;
  return {
    code: 'wrong-type',
    args: {
      expected: String(expected),
      found: kindOf(data, expected),
      value: shown(data),
      ...(isByLanguage(data) && { languages: 1 }),
      ...(expected === 'array' && namesOf(data, parentSchema, guide)),
      ...(isEntry(pointer) && Array.isArray(data) && { inList: 1 }),
      ...(isRecord(sample) && Object.keys(sample).length > 0 && { sample: oneLine(sample) }),
    },
  };
}

/** Names and values in the place of a list of texts, such as addresses with where they lead. */
function namesOf(data: unknown, listSchema: unknown, guide: SchemaGuide): IssueArgs {
  if (!isRecord(data) || guide.entriesOf(listSchema)?.type !== 'string') return {};
  const names = Object.keys(data);
  const areAddresses = names.length > 0 && names.every((name) => name.startsWith('/'));
  return { texts: 1, ...(areAddresses && { sample: oneLine(names) }) };
}

/** A text in several languages, as other programs keep them: `{ "en": "Heels", "fr": "Talons" }`. */
function isByLanguage(data: unknown): boolean {
  const names = isRecord(data) ? Object.keys(data) : [];
  return names.length > 0 && names.every((name) => /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(name));
}

const textFrom = (data: unknown) => (typeof data === 'string' ? data : undefined);

function notAllowed(pointer: string, error: ErrorObject, guide: SchemaGuide): Described {
  const allowed = stringsIn(error.params.allowedValues);
  if (!guide.isBlockType(error.parentSchema))
    return { code: 'not-allowed', args: choice(error.data, allowed) };
  if (typeof error.data !== 'string') return wrongType(pointer, 'string', error, guide);
  const misplaced = guide.blockTypes.includes(error.data);
  return { code: misplaced ? 'misplaced-block' : 'unknown-block-type', args: choice(error.data, allowed) };
}

function choice(data: unknown, allowed: string[]): IssueArgs {
  return { value: shown(data), allowed, suggestion: suggest(String(data), allowed) ?? '' };
}

function text(name: string, error: ErrorObject): Described {
  const value = String(error.data);
  if (name === 'alt') return { code: 'missing-alt', args: { blank: 1, empty: value === '' ? 1 : 0 } };
  if (isLink(name, error.parentSchema)) return { code: 'bad-link', args: suggestLink(value) };
  const isPicture = isPictureName(error.parentSchema);
  if (isBlank(value))
    return { code: 'empty-text', args: { blank: value === '' ? 0 : 1, ...(isPicture && { picture: 1 }) } };
  // What a picture's file may be called is answered from the media folder.
  const suggestion = isPicture ? '' : suggestForm(value, error.parentSchema);
  return { code: 'bad-value', args: { value, rule: editorMessage(error.parentSchema), suggestion } };
}

function isLink(name: string, schema: unknown): boolean {
  return name === 'href' || (isRecord(schema) && schema.title === 'Href');
}

function list(data: unknown, described: Described): Described {
  const count = Array.isArray(data) ? data.length : 0;
  if (count === 0) return { ...described, code: 'empty-list' };
  return { ...described, args: { ...described.args, count } };
}

function itemOf(data: unknown, index: number): unknown {
  return Array.isArray(data) ? data[index] : undefined;
}

/** JSON Schema counts characters as people do, not UTF-16 units. */
const lengthOf = (data: unknown) => (typeof data === 'string' ? Array.from(data).length : 0);

/** Of a number, why it is not the one that is expected. */
function kindOf(data: unknown, expected?: unknown): string {
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'array';
  if (typeof data !== 'number') return typeof data;
  if (!Number.isFinite(data)) return 'endless';
  return expected === 'integer' ? 'fraction' : 'number';
}

const isEntry = (pointer: string) => /\/\d+$/.test(pointer);

const shown = (data: unknown) =>
  typeof data === 'string' || typeof data === 'number' ? String(data) : JSON.stringify(data);
