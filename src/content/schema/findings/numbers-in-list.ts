import type { ErrorObject } from 'ajv';
import type { PropertyCode } from '../../messages/property-messages';
import type { ValueCode } from '../../messages/value-messages';
import type { Finding } from '../../model/issues/finding';
import { parentOf } from '../../json/locate';
import type { SchemaGuide } from '../guide';
import { valueFinding } from './value-finding';

/** What is said of lists of texts with several numbers in them, once of each list, and the errors that this explains. */
export interface NumbersInLists {
  findings: Finding<PropertyCode | ValueCode>[];
  explained: Set<ErrorObject>;
}

/** So many numbers are shown. */
const MAX_SHOWN = 6;

/** Finds such lists: `1,5` without quotation marks is two entries, and no list of a document is one of numbers. */
export function numbersInLists(errors: readonly ErrorObject[], guide: SchemaGuide): NumbersInLists {
  const lists = new Map<string, ErrorObject[]>();
  for (const error of errors.filter(isNumberForText)) {
    const list = parentOf(error.instancePath);
    lists.set(list, [...(lists.get(list) ?? []), error]);
  }
  const found: NumbersInLists = { findings: [], explained: new Set() };
  for (const [pointer, [first, ...others]] of lists) {
    if (!first || others.length === 0) continue;
    const finding = valueFinding(first.instancePath, first, guide);
    // Of a number in the place of a choice the choices are told.
    if (finding.code !== 'wrong-type') continue;
    const values = [first, ...others].slice(0, MAX_SHOWN).map(({ data }) => String(data));
    const more = others.length + 1 > MAX_SHOWN ? 1 : 0;
    found.findings.push({ ...finding, pointer, args: { ...finding.args, values, more } });
    for (const error of [first, ...others]) found.explained.add(error);
  }
  return found;
}

const isNumberForText = ({ keyword, params, data, instancePath }: ErrorObject) =>
  keyword === 'type' && params.type === 'string' && Number.isFinite(data) && /\/\d+$/.test(instancePath);
