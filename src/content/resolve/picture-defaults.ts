import type { Pattern, Color, SiteDocument } from '../../generated/documents';
import { isRecord } from '../util/is-record';
import { mapValues } from '../util/map-values';

/** The pattern that goes with each color (the visual brief, sections 2 and 6). */
const PATTERN_OF: Readonly<Record<Color, Pattern>> = {
  green: 'phula',
  indigo: 'kente',
  marigold: 'pasa',
  lagoon: 'chevron',
  laterite: 'lattice',
  slate: 'steps',
};

/** For pages in no category of the navigation (the visual brief, section 2). */
const NO_CATEGORY: Color = 'slate';

/** The color of a page's category: of the first in the navigation that leads to the page. */
export function pageColor(route: string, site: SiteDocument): Color {
  const categories = site.navigation.items.flatMap((item) => (item.type === 'panel' ? item.categories : []));
  return categories.find(({ links }) => links.some(({ href }) => href === route))?.color ?? NO_CATEGORY;
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

function withColor(picture: Readonly<Record<string, unknown>>, categoryColor: Color) {
  const color = isColor(picture.color) ? picture.color : categoryColor;
  return { color, pattern: PATTERN_OF[color], ...picture };
}

const isColor = (name: unknown): name is Color => typeof name === 'string' && Object.hasOwn(PATTERN_OF, name);
