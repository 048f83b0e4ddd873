import type { OpenDocument } from '../../documents/document/open-document';
import { isAddress } from '../../documents/site/aliases';
import type { SiteIndex } from '../../documents/site/site-index';
import { parentOf } from '../../json/locate';
import { suggestAddress } from '../../model/addresses/route';
import type { Finding } from '../../model/issues/finding';
import { aliasesIn, ALIASES } from './aliases-in';

/** What only a server can send on: a search, any address that begins so, or the program of another system. */
const OF_A_SERVER = /[?*]|\.(?:php|aspx?|jsp|cgi)(?![a-z0-9])/i;

/** In characters. What is far longer is no address, and what is looked for here would take long in it. */
const MAX_LENGTH = 1000;

/**
 * What is known of an alias that the schemas do not allow. Written as a page is addressed, it may be that of the page itself, or of
 * another one: to say how it is written would only make that the next finding.
 */
export function withAliasMeant<Code extends string>(
  finding: Finding<Code>,
  document: OpenDocument,
  { routes }: SiteIndex,
): Finding<Code> {
  const { code, pointer, args } = finding;
  if (code !== 'bad-value' || !args || parentOf(pointer) !== ALIASES) return finding;
  const written = String(args.value);
  if (written.length > MAX_LENGTH) return finding;
  const because = (alias: string, more = {}) => ({
    ...finding,
    args: { ...args, suggestion: '', alias, ...more },
  });
  if (OF_A_SERVER.test(written)) return because('server');
  const pieces = written.split(/[\s,;]+(?=\/)/);
  if (pieces.length > 1) return because('several', { several: pieces });
  const suggestion = suggestAddress(String(args.suggestion));
  const page = routes.get(suggestion);
  if (page === document) return because('own');
  if (page) return because('page', { other: page.source.file });
  const isThere = aliasesIn(document).some(({ value }) => value === suggestion);
  if (isThere) return because('again', { written: suggestion });
  return isAddress(suggestion) ? { ...finding, args: { ...args, suggestion } } : finding;
}
