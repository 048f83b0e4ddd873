import { useContext } from 'react';
import { tokensIn } from '../../../../content/model/pages/tokens';
import { TokensContext, useForm } from '../../form-context';
import { linksOf } from './link-options';

/** The page, the place or the number that a link leads to, in words; undefined where the site has none at this address. */
export function useLinkName(href: string): string | undefined {
  const { choices } = useForm();
  const tokens = useContext(TokensContext);
  const label = linksOf(choices).byHref.get(href)?.label;
  const [token] = tokensIn(href);
  // The choices have the values of the disk.
  return (label !== undefined && token !== undefined && tokens[token]) || label;
}
