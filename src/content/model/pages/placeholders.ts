import { isPictureFile } from './picture-files';

/** The prefix of a text that is still to be written. */
export const TEXT_PLACEHOLDER = 'TODO: ';

/** Whether a text says something: it is not blank, and not still to be written. */
export const isWritten = (text: string): boolean => text.trim() !== '' && !text.startsWith(TEXT_PLACEHOLDER);

/** The beginning of a link that is still to be chosen; what follows is the link of the page that was the model. */
export const LINK_PLACEHOLDER = '/TODO-instead-of';

/** The same of the name of a picture, which has no capitals. */
export const PICTURE_PLACEHOLDER = 'todo-instead-of/';

/** What a value stands in the place of; undefined for one that is meant to stay. */
export function placeholderKind(name: string, value: string): 'link' | 'picture' | undefined {
  if (name === 'href' && value.startsWith(LINK_PLACEHOLDER)) return 'link';
  return isPictureFile(name) && value.startsWith(PICTURE_PLACEHOLDER) ? 'picture' : undefined;
}

/**
 * Whether a value goes with a picture that is still to be chosen: it is asked for with that, and is no place of its own.
 *
 * @param src of the same picture
 */
export const goesWithPicture = (name: string, src: unknown): boolean =>
  (name === 'alt' || name === 'narrow') && typeof src === 'string' && src.startsWith(PICTURE_PLACEHOLDER);
