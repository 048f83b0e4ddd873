import type { PropertyCode } from '../messages/property-messages';
import type { DocumentKind, Schemas } from '../model/source';
import type { Finding } from '../model/issues/finding';
import { isRecord } from '../util/is-record';
import { propertyNames } from './keywords';

/** So many names that only a site document has make one; a page may have one of them by mistake. */
const ENOUGH_NAMES = 3;

/**
 * The finding for a site document in the place of a page, or a page in the place of the site document: whatever else is
 * wrong with it follows from that.
 */
export function wrongKind(
  value: unknown,
  kind: DocumentKind,
  { page, site }: Schemas,
): Finding<PropertyCode> | undefined {
  if (!isRecord(value)) return undefined;
  const [own, others] = [propertyNames(page), propertyNames(site)];
  const ofSite = others.filter((name) => !own.includes(name) && Object.hasOwn(value, name));
  const isPage = Array.isArray(value.blocks) && ofSite.length === 0;
  const isSiteDocument = !Object.hasOwn(value, 'blocks') && ofSite.length >= ENOUGH_NAMES;
  const isWholeSite = ['url', 'language'].every((name) => Object.hasOwn(value, name));
  const code =
    kind === 'page'
      ? isSiteDocument && 'site-as-page'
      : (isPage && 'page-as-site') || (kind === 'language' && isWholeSite && 'site-as-language');
  return code ? { code, pointer: '', highlight: 'file' } : undefined;
}
