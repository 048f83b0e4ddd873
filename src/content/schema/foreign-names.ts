import { isRecord } from '../util/is-record';
import { stringsIn } from './guide';
import { listIn, textIn } from './keywords';

/** What stands in the place of a property that other systems have and an object here has not. */
export interface ForeignName {
  why: string;
  fix: string;
  inStudio: string;
}

/** What the schema of an object says of a name, under `foreignNames`; the case of letters does not matter. */
export function foreignName(objectSchema: unknown, written: string): ForeignName | undefined {
  if (!isRecord(objectSchema)) return undefined;
  const plain = written.toLowerCase();
  const found = listIn(objectSchema, 'foreignNames')
    .filter(isRecord)
    .find(({ names }) => stringsIn(names).some((name) => name.toLowerCase() === plain));
  const text = (keyword: string) => textIn(found, keyword) ?? '';
  return found && { why: text('why'), fix: text('fix'), inStudio: text('inStudio') };
}
