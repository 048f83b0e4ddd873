import { spanOfText } from '../../json/syntax/span-of-text';
import { suspectTexts } from './suspect-texts';
import type { OwnRule } from '../rule';

/** What comes along when a text is copied out of a web page: the commonest elements and characters of HTML. */
const MARKUP =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|su[bp]|table|t[dhr]|u|ul)(?:\s[^<>]*)?\/?>|&(?:amp|gt|lt|nbsp|quot|#\d+);/i;

/** Texts are shown as they are written: visitors would read the tags. */
export const markupInText: OwnRule = function* (document) {
  for (const { pointer, value } of suspectTexts(document)) {
    const text = MARKUP.exec(value)?.[0];
    if (text === undefined) continue;
    const span = spanOfText(document, pointer, text, 0);
    yield { code: 'markup-in-text', severity: 'warning', pointer, span, args: { text } };
  }
};
