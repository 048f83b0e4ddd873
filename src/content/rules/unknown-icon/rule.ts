import type { DocumentRule } from '../rule';
import { meantIcons } from './meant-icons';

/** An icon's name is that of an icon, without a style. */
export const unknownIcon: DocumentRule = function* (document, { entriesOf, icons }) {
  for (const { pointer, name, value } of entriesOf(document)) {
    if (name !== 'icon' || typeof value !== 'string' || icons.has(value)) continue;
    const [suggestion = '', ...others] = meantIcons(icons, value);
    yield { code: 'unknown-icon', pointer, args: { icon: value, suggestion, others } };
  }
};
