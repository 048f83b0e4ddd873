import {
  LINK_PLACEHOLDER,
  PICTURE_PLACEHOLDER,
  TEXT_PLACEHOLDER,
} from '../../content/model/pages/placeholders';
import { mapValues } from '../../content/util/map-values';
import { words } from '../words';

/** What stands on the screen in the place of a text, link or picture that is still to be written or chosen; undefined for any other. */
export function placeholderWords(text: string): string | undefined {
  if (isTextPlaceholder(text)) return wordsOfPlaceholder(text);
  if (text.startsWith(LINK_PLACEHOLDER)) return words.left.link;
  return text.startsWith(PICTURE_PLACEHOLDER) ? words.left.picture : undefined;
}

const isTextPlaceholder = (text: string) => text.startsWith(TEXT_PLACEHOLDER);
const wordsOfPlaceholder = (text: string) => words.left.text(text.slice(TEXT_PLACEHOLDER.length));

/** Data of a page with the same words in its texts. Addresses of links and pictures stay as they are. */
export const withPlaceholderWords = <Data>(data: Data): Data =>
  mapValues(data, (part) =>
    typeof part === 'string' && isTextPlaceholder(part) ? wordsOfPlaceholder(part) : part,
  );

/** A text of a document as the screen shows it: the marks of what is left to write are for programs. */
export const shownText = (text: string): string => placeholderWords(text) ?? text;
