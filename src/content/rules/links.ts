import type { OpenDocument } from '../document';
import type { Span } from '../json/locate';
import { misspeltTokens, replaceTokens, tokensIn } from '../tokens';
import { suggest } from '../suggest';
import type { World } from '../world';

/** A link to a place on this site. */
export interface InternalLink {
  pointer: string;
  /** Finds where the address stands, when it is only a part of the value. */
  span?(): Span | undefined;
  /** As it is written. */
  href: string;
  /** The page it leads to; undefined for a place on the page itself. */
  route: string | undefined;
  /** The place on that page; empty for the page as a whole. */
  anchor: string;
}

/** The links of a document that stay on the site, with tokens replaced; one with an unknown token is left out. */
export function* internalLinks(document: OpenDocument, world: World): Generator<InternalLink> {
  const values = textsOf(world.tokens ?? {});
  for (const { pointer, span, href } of writtenLinks(document, world)) {
    if (!/^[/#]/.test(href) || tokensIn(href).some((token) => !Object.hasOwn(values, token))) continue;
    if (misspeltTokens(href, (name) => suggest(name, Object.keys(values)) !== undefined).length > 0) continue;
    const [address = '', anchor = ''] = splitAt(replaceTokens(href, values), '#');
    const [route = ''] = splitAt(address, '?');
    yield { pointer, span, href, route: route === '' ? undefined : route, anchor };
  }
}

/** Every link as it is written: values of their own first, then those inside rich texts that may be links at all. */
function* writtenLinks(
  document: OpenDocument,
  { entriesOf, richLinksOf, linkForm }: World,
): Generator<Pick<InternalLink, 'pointer' | 'href' | 'span'>> {
  for (const { pointer, name, value } of entriesOf(document)) {
    if (name === 'href' && typeof value === 'string') yield { pointer, href: value };
  }
  for (const link of richLinksOf(document)) if (linkForm.allows(link.href)) yield link;
}

function splitAt(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

function textsOf(tokens: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
