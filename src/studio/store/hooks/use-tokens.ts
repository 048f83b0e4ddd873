import { useMemo } from 'react';
import { tokensFor } from '../pages/site-tokens';
import { useStudioState } from './use-studio';

/**
 * What visitors see in the place of tokens, as the person has them now, in the language of a document.
 *
 * @param path of the document
 */
export function useTokens(path: string): Readonly<Record<string, string>> {
  // As a text, which is the same as long as no value is another one.
  const known = useStudioState((state) => JSON.stringify(tokensFor(path, state)));
  return useMemo(() => JSON.parse(known), [known]);
}
