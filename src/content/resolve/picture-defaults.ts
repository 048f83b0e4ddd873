import type { Color, Office, SiteDocument } from '../../generated/documents';
import { COLOR_WITHOUT_CATEGORY, DEFAULT_PATTERNS } from '../../generated/schema-values';
import { isRecord } from '../util/is-record';
import type { ResolvedOffice } from '../model/pages/page-data';
import { mapValues } from '../util/map-values';

/** The color of a page's category: of the first in the navigation that leads to the page. */
export function pageColor(route: string, site: SiteDocument): Color {
  const categories = site.navigation.items.flatMap((item) => (item.type === 'panel' ? item.categories : []));
  return (
    categories.find(({ links }) => links.some(({ href }) => href === route))?.color ?? COLOR_WITHOUT_CATEGORY
  );
}

/**
 * A copy in which every picture names its color and its pattern.
 *
 * @param color the color of pictures that name none
 */
export function withPictureDefaults<T>(value: T, color: Color): T {
  return mapValues(value, (part, key) =>
    key === 'picture' && isRecord(part) ? withColor(part, color) : part,
  );
}

/** As {@link withPictureDefaults}, for the navigation: a category's picture has the category's color. */
export function withCategoryPictures<T extends Pick<SiteDocument, 'navigation'>>(site: T): T {
  const items = site.navigation.items.map((item) => {
    if (item.type !== 'panel') return item;
    return { ...item, categories: item.categories.map((one) => withPictureDefaults(one, one.color)) };
  });
  return { ...site, navigation: { ...site.navigation, items } };
}

/** An office with its color, slate where it names none, and its pattern. */
export function withOfficeColor(office: Office): ResolvedOffice {
  const { color = COLOR_WITHOUT_CATEGORY } = office;
  return { ...office, color, pattern: office.pattern ?? DEFAULT_PATTERNS[color] };
}

/** A picture with its color, the page's where it names none, and its pattern. */
export function withColor(picture: Readonly<Record<string, unknown>>, categoryColor: Color) {
  const color = isColor(picture.color) ? picture.color : categoryColor;
  return { color, pattern: DEFAULT_PATTERNS[color], ...picture };
}

const isColor = (name: unknown): name is Color =>
  typeof name === 'string' && Object.hasOwn(DEFAULT_PATTERNS, name);
