import type { ErrorObject } from 'ajv';
import type { SchemaGuide } from '../../guide';
import { isWithinAny, type Misplaced } from './explained';
import { namedBlocks } from './named-blocks';
import { blocksInPlaceOfEntries, strayBlocks } from './stray-blocks';
import { tooDeep, tooHigh } from './wrong-level';

/**
 * Blocks among what are no blocks, and names one level too high or too deep.
 *
 * @param value the document
 */
export function misplacedIn(value: unknown, errors: readonly ErrorObject[], guide: SchemaGuide): Misplaced {
  const found: Misplaced = { findings: [], explained: new Set(), invalidPointers: new Set() };
  for (const [pointer, all] of unknownNames(errors)) {
    if (isWithinAny(found.invalidPointers, pointer)) continue;
    namedBlocks({ pointer, own: all, value, errors, guide }, found);
    const own = all.filter((error) => !found.explained.has(error));
    if (own.length === 0) continue;
    const around = { pointer, own, value, errors, guide };
    if (strayBlocks(around, found) || blocksInPlaceOfEntries(around, found)) continue;
    if (!tooHigh(around, found)) tooDeep(around, found);
  }
  return found;
}

/** By object: the errors about names that it does not have. */
function unknownNames(errors: readonly ErrorObject[]): Map<string, ErrorObject[]> {
  const unknown = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    unknown.set(error.instancePath, [...(unknown.get(error.instancePath) ?? []), error]);
  }
  return unknown;
}
