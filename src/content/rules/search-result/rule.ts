import { isRecord } from '../../is-record';
import type { OwnRule } from '../rule';

/** In characters: what search results show of a title beside the site's name, and of a description. */
const LENGTHS = [
  { name: 'title', code: 'title-length', least: 10, most: 60 },
  { name: 'description', code: 'description-length', least: 50, most: 160 },
] as const;

/** What search results show of a page says enough and is not cut off. */
export const searchResult: OwnRule = function* ({ isSite, value }) {
  if (isSite || !isRecord(value)) return;
  for (const { name, code, least, most } of LENGTHS) {
    const text = value[name];
    if (typeof text !== 'string') continue;
    const { length } = Array.from(text);
    if (length >= least && length <= most) continue;
    yield { code, severity: 'warning', pointer: `/${name}`, args: { length, least, most } };
  }
};
