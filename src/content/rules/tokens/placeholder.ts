import { isBlank } from '../../util/is-blank';
import { pointerTo } from '../../json/locate';
import { suggest } from '../../util/suggest';
import type { DocumentRule } from '../rule';

/** A token whose real value is not known yet: nobody should publish it by accident. */
export const placeholder: DocumentRule = function* (document, { tokens }) {
  if (!document.isSite || !tokens) return;
  for (const { pointer, value } of document.entries.named('placeholders')) {
    if (!/^\/placeholders\/\d+$/.test(pointer) || typeof value !== 'string' || isBlank(value)) continue;
    if (Object.hasOwn(tokens, value)) {
      const args = { token: value, value: String(tokens[value]) };
      yield { code: 'placeholder', severity: 'warning', pointer: pointerTo('/tokens', value), args };
    } else {
      const args = { token: value, suggestion: suggest(value, Object.keys(tokens)) ?? '' };
      yield { code: 'unknown-placeholder', severity: 'warning', pointer, args };
    }
  }
};
