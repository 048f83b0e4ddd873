import type { ErrorObject } from 'ajv';
import type { PropertyCode } from '../messages/property-messages';
import type { Finding } from '../model/finding';
import { isRecord } from '../util/is-record';
import { pointerTo } from '../json/locate';
import { suggest } from '../util/suggest';
import type { SchemaGuide } from './guide';
import { editorMessage } from './keywords';
import { ownerName } from './owner-name';

/**
 * What is wrong with the properties of one object: names that it does not have, and names that it
 * lacks. A missing name that a misspelt one was probably meant to be is not reported again.
 */
export function objectFindings(
  pointer: string,
  errors: readonly ErrorObject[],
  guide: SchemaGuide,
): Finding<PropertyCode>[] {
  const missing = new Map<string, ErrorObject>();
  for (const error of errors)
    if (error.keyword === 'required') missing.set(error.params.missingProperty, error);

  const findings: Finding<PropertyCode>[] = [];
  for (const error of errors) {
    if (error.propertyName !== undefined) findings.push(badName(pointer, error));
    if (error.keyword !== 'additionalProperties') continue;
    const name: string = error.params.additionalProperty;
    const renamed = guide.renamedTo(name).find((known) => freeNames(error).includes(known));
    const meant = renamed ?? suggestionFor(name, missing.keys(), error);
    if (meant) missing.delete(meant);
    const finding = unknownProperty(pointer, name, meant, error);
    findings.push(renamed ? { ...finding, args: { ...finding.args, renamed: 1 } } : finding);
  }
  for (const [name, error] of missing) {
    const misspelt = name === 'type' ? misspeltType(error) : undefined;
    findings.push(
      misspelt === undefined
        ? missingProperty(pointer, name, error, guide)
        : unknownProperty(pointer, misspelt, name, error),
    );
  }
  return findings;
}

function unknownProperty(
  pointer: string,
  name: string,
  meant: string | undefined,
  error: ErrorObject,
): Finding<PropertyCode> {
  const allowed = propertyNames(error.parentSchema).filter(
    (known) => known !== '$schema' && known !== 'type',
  );
  return {
    code: 'unknown-property',
    pointer: pointerTo(pointer, name),
    highlight: 'key',
    args: { name, owner: ownerName(error), suggestion: meant ?? '', allowed },
  };
}

function missingProperty(
  pointer: string,
  name: string,
  error: ErrorObject,
  guide: SchemaGuide,
): Finding<PropertyCode> {
  const about = guide.describe(error.parentSchema, name);
  const choices = guide.choicesOf(error.parentSchema, name);
  return {
    code: name === 'alt' ? 'missing-alt' : 'missing-property',
    pointer,
    highlight: 'object',
    args: { name, owner: ownerName(error), about, type: guide.typeOf(error.parentSchema, name), choices },
  };
}

function badName(pointer: string, error: ErrorObject): Finding<PropertyCode> {
  const name = error.propertyName ?? '';
  return {
    code: 'bad-name',
    pointer: pointerTo(pointer, name),
    highlight: 'key',
    args: { name, rule: editorMessage(error.parentSchema) },
  };
}

/** A missing property is more likely, so it may differ more. A property that exists already was not meant. */
function suggestionFor(name: string, missing: Iterable<string>, error: ErrorObject): string | undefined {
  return suggest(name, missing, { loose: true }) ?? suggest(name, freeNames(error));
}

/** The names that an object may have and does not have. */
function freeNames(error: ErrorObject): string[] {
  const data = isRecord(error.data) ? error.data : {};
  return propertyNames(error.parentSchema).filter((known) => !Object.hasOwn(data, known));
}

function misspeltType(error: ErrorObject): string | undefined {
  if (!isRecord(error.data)) return undefined;
  return Object.keys(error.data).find((key) => suggest(key, ['type']) !== undefined);
}

function propertyNames(schema: unknown): string[] {
  return isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : [];
}
