import { partOf } from '../../../content/json/value-at';
import { TEXT_PLACEHOLDER } from '../../../content/model/pages/placeholders';

/** Texts beside an id that say what stands there, the best first. */
const TITLES = ['heading', 'title', 'label', 'question', 'name'];

/** The heading of an object that an id is made of; undefined where it has none, or one that is still to be written. */
export function headingIn(object: unknown): string | undefined {
  const texts = TITLES.map((name) => partOf(object, name));
  const title = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof title === 'string' && !title.startsWith(TEXT_PLACEHOLDER) ? title : undefined;
}
