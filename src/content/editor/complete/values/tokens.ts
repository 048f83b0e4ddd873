import { SLIDE_TOKENS } from '../../../model/pages/tokens';
import { tokenTexts } from '../../../documents/site/token-texts';
import type { Slot } from '../../places/slot';
import type { EditorSite } from '../editor-site';
import type { Offer } from '../offer';

/** The words in braces that stand for values of the site document, behind a brace that is being typed. */
export function tokens(slot: Slot, text: string, { siteIndex, isSite }: EditorSite): Offer[] {
  const written = /(?<!\{)\{([A-Za-z0-9]*)$/.exec(slot.before)?.[0];
  // The value of a token has no token in it.
  if (written === undefined || (isSite && slot.pointer.startsWith('/tokens/'))) return [];
  const offset = slot.span.offset + 1 + slot.before.length - written.length;
  const rest = /^[A-Za-z0-9]*\}?/.exec(text.slice(offset + written.length))?.[0] ?? '';
  const span = { offset, length: written.length + rest.length };
  const slides = isSite && slot.pointer === '/labels/slideOf' ? SLIDE_TOKENS : [];
  const known = [
    ...Object.entries(tokenTexts(siteIndex)),
    ...slides.map((name): [string, string] => [name, 'a number']),
  ];
  return known.map(([name, value]) => ({
    label: `{${name}}`,
    kind: 'token',
    body: `{${name}}`,
    detail: value,
    span,
  }));
}
