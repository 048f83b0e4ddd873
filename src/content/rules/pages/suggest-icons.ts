import { BRAND } from '../../model/icons/icon-names';
import { suggestions } from '../../util/suggest';
import { iconForWord } from './icon-words';

const STYLE = /-(?:thin|light|bold|fill|duotone|regular|outline|outlined|solid)$/;

/** What other programs and collections write before a name: `ph-truck`, `fa-solid fa-truck`, `mdi:truck`. */
const COLLECTION =
  /^(?:(?:ph|fa|fas|far|fab|mdi|bi|ri|lucide|feather|material|icon)[-:\s]+(?:solid|regular|bold|light|duotone|brands)?[-:\s]*)+(?:(?:ph|fa)-)?/;

/** Of the names of logos, what firms add to their own: who writes `vue` means `vuedotjs`. */
const ADDED = /(?:dot)?(?:js|io|com|org)$/;

/** So many names are suggested; more would not be read. */
const MAX_SUGGESTIONS = 3;

/** A shorter beginning would be that of too many names. */
const SHORTEST_BEGINNING = 3;

/** By icon set: what was meant by each name. To search the set anew for thousands of names is slow. */
const searches = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The icons that may have been meant by a name that is none, the likeliest first. */
export function suggestIcons(icons: ReadonlySet<string>, written: string): string[] {
  const search = searches.get(icons) ?? new Map<string, string[]>();
  searches.set(icons, search);
  const meant = search.get(written) ?? meantBy(icons, written);
  search.set(written, meant);
  return meant;
}

function meantBy(icons: ReadonlySet<string>, written: string): string[] {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(COLLECTION, '')
    .replace(/\.(?:svg|png|webp)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(STYLE, '');
  const known = icons.has(plain) ? plain : iconForWord(plain);
  return known !== undefined && icons.has(known)
    ? [known]
    : nearest([...icons], plain === '' ? written : plain);
}

/**
 * Names that begin as written come first, the shortest in front. A logo is the answer only to its sign, `brand:`, or to the whole
 * name of its firm: who writes `shop` does not mean a firm that is called Shopify.
 */
function nearest(icons: readonly string[], written: string): string[] {
  const names = written.startsWith(BRAND) ? brandsFirst(icons) : withoutOtherBrands(icons, written);
  const beginning = comparable(written);
  // Nothing of an emoji can be compared, and every short name would be as near as any other.
  if (beginning === '') return [];
  const begun = names
    .filter((name) => beginning.length >= SHORTEST_BEGINNING && comparable(name).startsWith(beginning))
    .sort((one, other) => comparable(one).length - comparable(other).length);
  return [...new Set([...begun, ...suggestions(written, names, { by: comparable })])].slice(
    0,
    MAX_SUGGESTIONS,
  );
}

function withoutOtherBrands(icons: readonly string[], written: string): string[] {
  const firm = comparable(written);
  return icons.filter(
    (name) =>
      !name.startsWith(BRAND) || comparable(name) === firm || comparable(name.replace(ADDED, '')) === firm,
  );
}

const brandsFirst = (names: readonly string[]) =>
  names.toSorted((one, other) => Number(other.startsWith(BRAND)) - Number(one.startsWith(BRAND)));

/**
 * A name without what comes before a colon, so that logos are found without `brand:` too, and without `dot`, which
 * Simple Icons writes for a point: `node.js` is its `nodedotjs`.
 */
function comparable(name: string): string {
  return name
    .slice(name.indexOf(':') + 1)
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/dot|[^a-z0-9]/g, '');
}
