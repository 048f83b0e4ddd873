import type { OwnRule } from '../rule';
import { meantIcons } from './meant-icons';

/** An icon's name is that of an icon, without a style. */
export const unknownIcon: OwnRule = function* ({ entries }, { icons }) {
  for (const place of entries.named('icon')) {
    const { value } = place;
    if (typeof value !== 'string' || icons.has(value)) continue;
    const [suggestion = '', ...others] = meantIcons(icons, value);
    yield { code: 'unknown-icon', pointer: place.pointer, args: { icon: value, suggestion, others } };
  }
};
