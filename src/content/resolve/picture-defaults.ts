import type { Cloth, Field, SiteDocument } from '../../generated/documents';
import { isRecord } from '../util/is-record';
import { mapValues } from '../util/map-values';

/** The cloth that goes with each field (the visual brief, sections 2 and 6). */
const CLOTH_OF: Readonly<Record<Field, Cloth>> = {
  green: 'phula',
  indigo: 'kente',
  marigold: 'pasa',
  lagoon: 'chevron',
  laterite: 'lattice',
  slate: 'steps',
};

/** For pages in no category of the navigation (the visual brief, section 2). */
const NO_CATEGORY: Field = 'slate';

/** The field of a page's category: of the first in the navigation that leads to the page. */
export function pageField(route: string, site: SiteDocument): Field {
  const categories = site.navigation.items.flatMap((item) => (item.type === 'panel' ? item.categories : []));
  return categories.find(({ links }) => links.some(({ href }) => href === route))?.hue ?? NO_CATEGORY;
}

/**
 * A copy in which every picture names its field and its cloth.
 *
 * @param field what a picture stands on that names no field
 */
export function withPictureDefaults<T>(value: T, field: Field): T {
  return mapValues(value, (part, key) => (key === 'picture' && isRecord(part) ? onField(part, field) : part));
}

/** As {@link withPictureDefaults}, for the navigation: a category's picture stands on the category's own field. */
export function withCategoryPictures<T extends Pick<SiteDocument, 'navigation'>>(site: T): T {
  const items = site.navigation.items.map((item) => {
    if (item.type !== 'panel') return item;
    return { ...item, categories: item.categories.map((one) => withPictureDefaults(one, one.hue)) };
  });
  return { ...site, navigation: { ...site.navigation, items } };
}

function onField(picture: Readonly<Record<string, unknown>>, categoryField: Field) {
  const field = isField(picture.field) ? picture.field : categoryField;
  return { field, cloth: CLOTH_OF[field], ...picture };
}

const isField = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(CLOTH_OF, name);
