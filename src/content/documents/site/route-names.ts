import type { SiteDocument } from '../../../generated/documents';
import { NOT_FOUND } from '../../model/addresses/route';
import { replaceTokens } from '../../model/pages/tokens';
import { pageName, type PageOutline } from '../../model/pages/page-outline';

/**
 * Every page that visitors can go to, with its short name, in the order of the addresses.
 *
 * @param tokensAt the tokens in the language of a page
 */
export function routeNames(
  pages: Iterable<PageOutline>,
  tokensAt: (route: string) => SiteDocument['tokens'],
) {
  return [...pages]
    .filter(({ route }) => route !== NOT_FOUND)
    .map((page) => ({ route: page.route, name: replaceTokens(pageName(page), tokensAt(page.route)) }))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
}
