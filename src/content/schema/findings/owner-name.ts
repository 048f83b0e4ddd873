import type { ErrorObject } from 'ajv';
import { isRecord } from '../../util/is-record';

/** Names for schemas whose titles do not read well in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'entry',
  PageDocument: 'page',
  Navigation: 'navigation bar',
  Contact: 'group of contact details',
  Labels: 'group of labels',
};

/** The name for the object that an error is about: `hero block`, `page`, `picture`. */
export function ownerName({ parentSchema, data }: ErrorObject): string {
  const title = isRecord(parentSchema) && typeof parentSchema.title === 'string' ? parentSchema.title : '';
  if (title.endsWith('Block') && isRecord(data) && typeof data.type === 'string') return `${data.type} block`;
  const name = NAMES[title];
  if (name !== undefined) return name;
  const words = title.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const last = words.at(-1);
  if (last === 'item' || last === 'block') return last;
  return words.map((word) => (word === 'nav' ? 'navigation' : word)).join(' ');
}
