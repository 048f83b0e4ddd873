import { useMemo } from 'react';
import { partOf } from '../../../content/json/value-at';
import { folderAt } from '../../../content/model/languages/languages';
import { SITE_PATH } from '../../../content/model/source';
import { isRecord } from '../../../content/util/is-record';
import { useStudioState } from './use-studio';
import type { StudioState } from '../state';

type Tokens = Readonly<Record<string, unknown>>;

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

function tokensFor(path: string, { choices, session }: Pick<StudioState, 'choices' | 'session'>): Tokens {
  const { tokens, tokensIn } = choices;
  const folder = folderAt(`/${path}`, Object.keys(tokensIn));
  /** Those of a document that is open; otherwise those of the disk. */
  const inDocument = (name: string, onDisk: Tokens): Tokens => {
    const document = session.documents.get(name);
    if (!document) return onDisk;
    const open = partOf(document.value, 'tokens');
    return isRecord(open) ? open : {};
  };
  const main = inDocument(SITE_PATH, tokens);
  if (folder === '') return main;
  return { ...main, ...inDocument(`${folder}/${SITE_PATH}`, tokensIn[folder] ?? {}) };
}
