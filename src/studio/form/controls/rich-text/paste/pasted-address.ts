import { PREVIEW } from '../../../../../content/model/addresses/addresses';

/** In characters, as the schema has it. */
const MAX_LENGTH = 500;

/** What the schema has for a link. An address that begins with http: is kept, too: what is wrong with it is said beside the field. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#[a-z][a-z0-9-]*$)/;

/** The address of a pasted link as a text may have it; undefined for scripts, files and all else that leads no visitor anywhere. */
export function pastedAddress(href: string): string | undefined {
  if (href.length > MAX_LENGTH) return undefined;
  // Browsers leave out line breaks and tabs inside an address, and spaces around it (WHATWG URL, 4.4).
  const bare = href.replace(/[\t\n\r]/g, '').trim();
  const preview = PREVIEW.exec(bare);
  const address = preview ? `/${preview[1] ?? ''}` : completed(bare);
  const written = address.replace(/[\s<>]/g, encodeURIComponent);
  return ADDRESS.test(written) && !written.includes('\\') ? written : undefined;
}

function completed(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`;
  if (/^\/\/[^/]/.test(address)) return `https:${address}`;
  return address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
}
