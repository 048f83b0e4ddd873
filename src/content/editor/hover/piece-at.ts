import type { Span } from '../../json/locate';
import type { Slot } from '../places/slot';

/** A token or an address inside a text. */
export interface Piece {
  kind: 'token' | 'link';
  /** The name of the token, or the address. */
  written: string;
  span: Span;
}

/** Finds the token or the link at the cursor; of a link that has a token in it, the token where the cursor is on it. */
export function pieceAt(text: string, offset: number, { span, name }: Slot): Piece | undefined {
  const raw = text.slice(span.offset, span.offset + span.length);
  const at = (kind: Piece['kind'], form: RegExp) => {
    for (const match of raw.matchAll(form)) {
      const written = match[1] ?? '';
      const start = span.offset + match.index + match[0].indexOf(written);
      if (offset >= start - 1 && offset <= start + written.length)
        return { kind, written, span: { offset: start, length: written.length } };
    }
    return undefined;
  };
  const link =
    name === 'href' ? /^"([^"\\]*)"?$/g : name === 'richText' ? /\]\(<?([^()\s<>"\\]+)/g : undefined;
  return at('token', /(?<!\{)\{([A-Za-z][A-Za-z0-9]*)\}/g) ?? (link && at('link', link));
}
