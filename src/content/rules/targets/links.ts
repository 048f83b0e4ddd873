import type { OpenDocument } from '../../documents/document/open-document';
import type { Span } from '../../json/locate';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { tokenTexts } from '../../documents/site/token-texts';
import type { RichLink } from '../../documents/document/rich-text-links';
import { placeholderKind } from '../../model/pages/placeholders';
import { misspeltTokens, replaceTokens, tokensIn } from '../../model/pages/tokens';
import { suggest } from '../../util/suggest';
import type { SiteIndex } from '../../documents/site/site-index';
import { extractOnce } from '../../documents/facts/document-fact';
import { addressHere } from './address-here';

/** Where a link on this site leads. */
export interface Target {
  /** The page; undefined for a place on the page itself. */
  route: string | undefined;
  /** The place on that page; empty for the page as a whole. */
  anchor: string;
  /** The link from its first `/` or `#`, without the site's own address. */
  address: string;
}

/** A link to a place on this site. */
export interface InternalLink extends Target {
  pointer: string;
  /** Finds where the address stands, when it is only a part of the value. */
  span?(): Span | undefined;
  /** As it is written. */
  href: string;
}

/** The links of a document that stay on the site, with tokens replaced; one with an unknown token is left out. */
export function* internalLinks(document: OpenDocument, siteIndex: SiteIndex): Generator<InternalLink> {
  for (const { pointer, span, href } of writtenLinks(document, siteIndex)) {
    const target = targetOf(href, siteIndex);
    if (target) yield { pointer, span, href, ...target };
  }
}

/** Where the links of a document on the site lead, each place once or more. */
export function targetsOf(document: OpenDocument, siteIndex: SiteIndex): Target[] {
  const { values, rich } = hrefsOf(document);
  const hrefs =
    rich.length === 0 ? values : [...values, ...rich.filter((href) => siteIndex.allowsLink(href))];
  return hrefs.flatMap((href) => targetOf(href, siteIndex) ?? []);
}

/** Of a document's links, those that may stay on the site: values of their own, and links inside rich texts. */
export const hrefsOf = extractOnce((document) => ({
  values: onSite(document.entries.named('href').map(({ value }) => value)),
  rich: onSite(document.richLinks.map(({ href }) => href)),
}));

function onSite(hrefs: readonly unknown[]): string[] {
  return [...new Set(hrefs.filter((href): href is string => typeof href === 'string' && ON_SITE.test(href)))];
}

/** A whole address may be that of this site; a fact of one document knows nothing of the site document. */
const ON_SITE = /^(?:[/#]|https:)/;

/** Every link as it is written: values of their own first, then those inside rich texts that may be links at all. */
function* writtenLinks(
  document: OpenDocument,
  { allowsLink }: SiteIndex,
): Generator<Pick<RichLink, 'pointer' | 'href'> & Partial<RichLink>> {
  for (const { pointer, value } of document.entries.named('href')) {
    if (typeof value === 'string') yield { pointer, href: value };
  }
  for (const link of document.richLinks) if (allowsLink(link.href)) yield link;
}

function targetOf(href: string, siteIndex: SiteIndex): Target | undefined {
  const known = knownTargets(siteIndex);
  const found = known.get(href);
  if (found) return found.target;
  const target = targetIn(href, tokenTexts(siteIndex), siteIndex.url);
  known.set(href, { target });
  return target;
}

const knownTargets = memoizePerSite(() => new Map<string, { target: Target | undefined }>());

function targetIn(
  href: string,
  values: Readonly<Record<string, string>>,
  url: string | undefined,
): Target | undefined {
  const address = addressHere(href, url);
  // That a link is still to be chosen, or has a character that nobody sees, is told by another rule.
  if (address === undefined || placeholderKind('href', href) || UNSEEN.test(address)) return undefined;
  if (!/[{}｛｝]/.test(address)) return { address, ...targetAt(address) };
  if (tokensIn(href).some((token) => !Object.hasOwn(values, token))) return undefined;
  const isNear = (name: string) => suggest(name, Object.keys(values)) !== undefined;
  if (misspeltTokens(href, { isNear, isToken: () => false }).length > 0) return undefined;
  return { address, ...targetAt(replaceTokens(address, values)) };
}

const UNSEEN = /[\p{Cc}\p{Cf}]/u;

function targetAt(address: string): Omit<Target, 'address'> {
  const [page = '', anchor = ''] = splitAt(address, '#');
  const [route = ''] = splitAt(page, '?');
  return { route: route === '' ? undefined : route, anchor };
}

function splitAt(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
