import {
  LINK_PLACEHOLDER,
  PICTURE_PLACEHOLDER,
  TEXT_PLACEHOLDER,
} from '../../content/model/pages/placeholders';
import { words } from '../words';

/** What stands on the screen in the place of a text, link or picture that is still to be written or chosen; undefined for any other. */
export function leftWords(text: string): string | undefined {
  if (text.startsWith(TEXT_PLACEHOLDER)) return words.left.text(text.slice(TEXT_PLACEHOLDER.length));
  if (text.startsWith(LINK_PLACEHOLDER)) return words.left.link;
  return text.startsWith(PICTURE_PLACEHOLDER) ? words.left.picture : undefined;
}

/** A text of a document as the screen shows it: the marks of what is left to write are for programs. */
export const shownText = (text: string): string => leftWords(text) ?? text;
