import { ownRule } from '../rule';
import { suggestIcons } from './suggest-icons';
import { textArg, listArg, quote, didYouMean, writeInstead } from '../../messages/words';

/** An icon's name is that of an icon, without a style. */
export const unknownIcon = ownRule({
  code: 'unknown-icon',
  meaning: 'There is no icon of this name.',
  *check({ entries }, { icons }) {
    for (const place of entries.named('icon')) {
      const { value } = place;
      if (typeof value !== 'string' || icons.has(value)) continue;
      const [suggestion = '', ...others] = suggestIcons(icons, value);
      yield { pointer: place.pointer, args: { icon: value, suggestion, others } };
    }
  },
  words: (issue) => {
    const others = listArg(issue, 'others');
    return {
      what: `There is no icon ${quote(textArg(issue, 'icon'))}.${didYouMean(issue)}`,
      why: 'Icons are named as in the Phosphor collection, without a style such as -bold; logos as in Simple Icons, with brand: in front.',
      fix: writeInstead(
        issue,
        'Look for one at https://phosphoricons.com, or for a logo at https://simpleicons.org, and write its name.',
      ),
      ...(others !== '' && { more: `Similar names are: ${others}.` }),
    };
  },
});
