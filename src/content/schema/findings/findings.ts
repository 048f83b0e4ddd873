import type { ErrorObject } from 'ajv';
import type { PropertyCode } from '../../messages/property-messages';
import type { ValueCode } from '../../messages/value-messages';
import type { Finding } from '../../model/issues/finding';
import { parentOf, pointerTo } from '../../json/locate';
import type { SchemaGuide } from '../guide';
import { misplacedIn } from './misplaced/misplaced';
import { numbersInLists } from './numbers-in-list';
import { objectFindings } from './object-findings';
import { valueFinding } from './value-finding';

/** Checks a document against the schemas: one finding for each mistake. */
export interface ShapeFindings {
  findings: Finding<PropertyCode | ValueCode>[];
  /** Pointers of invalid values. */
  invalidPointers: Set<string>;
}

/** Of several errors about one value, the first in this list is the mistake; the others follow from it. */
const PRIORITY = [
  'type',
  'const',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minimum',
  'maximum',
];

/** Errors that only repeat another one. */
const ECHOES = ['discriminator', 'propertyNames', 'oneOf', 'if'];

/**
 * Turns what Ajv reports (with `allErrors` and `verbose`) into findings.
 *
 * @param value the document
 */
export function shapeFindings(
  value: unknown,
  errors: readonly ErrorObject[],
  guide: SchemaGuide,
): ShapeFindings {
  const invalidPointers = new Set(errors.filter(isOverfull).map((error) => error.instancePath));
  const possible = errors.filter(
    (error) => !ECHOES.includes(error.keyword) && !isWithin(invalidPointers, error.instancePath),
  );
  const misplaced = misplacedIn(value, possible, guide);
  for (const pointer of misplaced.invalidPointers) invalidPointers.add(pointer);
  const numbers = numbersInLists(possible, guide);
  for (const { instancePath } of numbers.explained) invalidPointers.add(instancePath);
  const findings: Finding<PropertyCode | ValueCode>[] = [...misplaced.findings, ...numbers.findings];
  const explained = new Set([...misplaced.explained, ...numbers.explained]);
  const relevant = possible.filter((error) => !explained.has(error) && !isListInList(error));
  for (const [pointer, group] of groupByPlace(relevant)) {
    const [first] = group;
    if (!first) continue;
    const ofObject = group.filter(isAboutProperties);
    for (const finding of objectFindings(pointer, ofObject, guide)) {
      findings.push(finding);
      if (finding.code === 'unknown-property' || finding.code === 'bad-name')
        invalidPointers.add(finding.pointer);
    }
    if (ofObject.some(lacksType)) invalidPointers.add(pointer);
    const ofValue = group.filter((error) => !isAboutProperties(error)).sort(byPriority)[0];
    if (!ofValue) continue;
    const finding = valueFinding(pointer, ofValue, guide);
    findings.push(finding);
    if (isAboutValueItself(ofValue)) invalidPointers.add(pointer);
    if (isTypeOfUnion(ofValue)) invalidPointers.add(parentOf(pointer));
  }
  return { findings, invalidPointers };
}

function groupByPlace(errors: readonly ErrorObject[]): Map<string, ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const group = groups.get(error.instancePath);
    if (group) group.push(error);
    else groups.set(error.instancePath, [error]);
  }
  return groups;
}

function isAboutProperties(error: ErrorObject): boolean {
  return (
    error.keyword === 'required' ||
    error.keyword === 'additionalProperties' ||
    error.propertyName !== undefined
  );
}

/** A list that lacks items or has duplicates still has valid items, which can be checked. */
function isAboutValueItself(error: ErrorObject): boolean {
  return error.keyword !== 'minItems' && error.keyword !== 'uniqueItems';
}

/** The items of a list that is too long are not checked: there may be a hundred thousand. */
const isOverfull = (error: ErrorObject) => error.keyword === 'maxItems';

/** That [[ … ]] has one entry is said as what it is. */
const isListInList = ({ keyword, data }: ErrorObject) =>
  keyword === 'minItems' && Array.isArray(data) && data.some(Array.isArray);

function isWithin(lists: ReadonlySet<string>, pointer: string): boolean {
  for (let parent = pointer; lists.size > 0 && parent !== ''; ) {
    parent = parentOf(parent);
    if (lists.has(parent)) return true;
  }
  return false;
}

/** Where the type of an object is not known, its other properties cannot be checked. */
function lacksType(error: ErrorObject): boolean {
  return error.keyword === 'required' && error.params.missingProperty === 'type';
}

function isTypeOfUnion(error: ErrorObject): boolean {
  return error.keyword === 'enum' && error.instancePath.endsWith(pointerTo('', 'type'));
}

const byPriority = (a: ErrorObject, b: ErrorObject) => rank(a) - rank(b);

function rank(error: ErrorObject): number {
  const place = PRIORITY.indexOf(error.keyword);
  return place < 0 ? PRIORITY.length : place;
}
