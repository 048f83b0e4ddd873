import type { TextPattern } from '../../../../content/form/field';
import { words } from '../../../words';

/** Why a name cannot be given: in the schema's own words, or since it is there already. Empty where it can. */
export function whyNotName(name: string, names: readonly string[], pattern: TextPattern | undefined): string {
  if (names.includes(name)) return words.form.table.taken(name);
  return pattern && !new RegExp(pattern.source, 'u').test(name) ? pattern.message : '';
}
