import type { ErrorObject } from 'ajv';
import type { PropertyCode } from '../../messages/property-messages';
import type { Finding } from '../../model/issues/finding';
import { isRecord } from '../../util/is-record';
import { pointerTo } from '../../json/locate';
import { suggest } from '../../util/suggest';
import type { SchemaGuide } from '../guide';
import { foreignName } from '../foreign-names';
import { editorMessage, propertyNames } from '../keywords';
import { ownerName } from './owner-name';
import { suggestForm } from './suggest-form';

/**
 * What is wrong with the properties of one object: names that it does not have, and names that it
 * lacks. A missing name that a wrong one was probably meant to be is not reported again.
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
  const unexplained: ErrorObject[] = [];
  const report = (error: ErrorObject, meant?: Meant) => {
    if (meant) missing.delete(meant.name);
    const name = error.params.additionalProperty;
    const choice = meant ? undefined : choiceMeant(name, error, guide);
    findings.push(unknownProperty(pointer, name, { meant, choice }, error));
  };
  for (const error of errors) {
    if (error.propertyName !== undefined) findings.push(badName(pointer, error));
    if (error.keyword !== 'additionalProperties') continue;
    const meant = meantName(error.params.additionalProperty, [...missing.keys()], error, guide);
    if (meant) report(error, meant);
    else unexplained.push(error);
  }
  for (const error of unexplained) report(error, onlyOneThatFits(error, unexplained, missing, guide));
  for (const [name, error] of missing) {
    const misspelt = name === 'type' ? misspeltType(error) : undefined;
    findings.push(
      misspelt === undefined
        ? missingProperty(pointer, name, error, guide)
        : unknownProperty(pointer, misspelt, { meant: { name } }, error),
    );
  }
  return findings;
}

/** A name that was meant by a wrong one, and how that is known; it is a guess where nothing is said. */
interface Meant {
  name: string;
  by?: 'renamed' | 'synonym';
}

/**
 * By a renaming of the schemas, then by a near spelling, then by their synonyms, and last by a spelling farther off. A missing name is
 * likelier than one that may be left out; one that the object has already was not meant.
 */
function meantName(
  written: string,
  missing: readonly string[],
  error: ErrorObject,
  guide: SchemaGuide,
): Meant | undefined {
  const free = freeNames(error);
  const renamed = guide.renamedTo(written).find((known) => free.includes(known));
  if (renamed) return { name: renamed, by: 'renamed' };
  const plain = written.toLowerCase();
  const isSynonym = (name: string) =>
    guide.synonymsOf(error.parentSchema, name).some((synonym) => synonym.toLowerCase() === plain) &&
    fits(error, written, guide.typeOf(error.parentSchema, name));
  const alike = suggest(written, missing) ?? suggest(written, free);
  if (alike) return { name: alike };
  for (const names of [missing, free]) {
    const [first, ...others] = names.filter(isSynonym);
    if (first !== undefined && others.length === 0) return { name: first, by: 'synonym' };
  }
  if (foreignName(error.parentSchema, written)) return undefined;
  const farther = suggest(written, missing, { loose: true });
  return farther === undefined ? undefined : { name: farther };
}

/** `"draft": true` is no value of `status`, but says what it is about: the name that was meant, and what can stand there. */
interface ChoiceMeant {
  name: string;
  choices: readonly string[];
  about: string;
}

function choiceMeant(written: string, error: ErrorObject, guide: SchemaGuide): ChoiceMeant | undefined {
  const { data, parentSchema: schema } = error;
  if (!isRecord(data) || typeof data[written] !== 'boolean') return undefined;
  const plain = written.toLowerCase();
  const name = freeNames(error).find((free) =>
    guide.synonymsOf(schema, free).some((synonym) => synonym.toLowerCase() === plain),
  );
  const choices = name === undefined ? [] : guide.choicesOf(schema, name);
  return name === undefined || choices.length === 0
    ? undefined
    : { name, choices, about: guide.describe(schema, name) };
}

/** Where one name is wrong and one is missing, and the value is what that needs, they are probably the same; not where it means something else. */
function onlyOneThatFits(
  error: ErrorObject,
  unexplained: readonly ErrorObject[],
  missing: ReadonlyMap<string, ErrorObject>,
  guide: SchemaGuide,
): Meant | undefined {
  const [name, ...others] = missing.keys();
  if (name === undefined || name === 'type' || others.length > 0 || unexplained.length > 1) return undefined;
  if (foreignName(error.parentSchema, error.params.additionalProperty)) return undefined;
  const type = guide.typeOf(error.parentSchema, name);
  return type !== '' && fits(error, error.params.additionalProperty, type) ? { name } : undefined;
}

/** Whether the value under a name is of a JSON type; any is where none is said. */
function fits({ data }: ErrorObject, name: string, type: string): boolean {
  const value: unknown = isRecord(data) ? data[name] : undefined;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return type === '' || typeof value === type;
}

function unknownProperty(
  pointer: string,
  name: string,
  { meant, choice }: { meant?: Meant | undefined; choice?: ChoiceMeant | undefined },
  error: ErrorObject,
): Finding<PropertyCode> {
  const allowed = propertyNames(error.parentSchema).filter(
    (known) => known !== '$schema' && known !== 'type',
  );
  const foreign = meant || choice ? undefined : foreignName(error.parentSchema, name);
  return {
    code: 'unknown-property',
    pointer: pointerTo(pointer, name),
    highlight: 'key',
    args: {
      ...{ name, owner: ownerName(error), suggestion: meant?.name ?? '', allowed },
      ...(meant?.by && { [meant.by]: 1 }),
      ...(foreign && { ...foreign }),
      ...(choice && { instead: choice.name, choices: choice.choices, about: choice.about }),
    },
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
  const isPicture = guide.isPicture(error.parentSchema, name);
  return {
    code: name === 'alt' ? 'missing-alt' : 'missing-property',
    pointer,
    highlight: 'object',
    args: {
      ...{ name, owner: ownerName(error), about, type: guide.typeOf(error.parentSchema, name), choices },
      ...(isPicture && { picture: 1 }),
    },
  };
}

function badName(pointer: string, error: ErrorObject): Finding<PropertyCode> {
  const name = error.propertyName ?? '';
  return {
    code: 'bad-name',
    pointer: pointerTo(pointer, name),
    highlight: 'key',
    args: {
      name,
      rule: editorMessage(error.parentSchema),
      suggestion: suggestForm(name, error.parentSchema),
    },
  };
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
