import { extractOnce } from '../../documents/facts/document-fact';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { tokensIn } from '../../model/pages/tokens';
import { nearest } from '../../util/suggest';

/** The tokens that stand in a document's texts, each with the number of its places. */
export const tokenUses = extractOnce(({ entries }) => {
  const uses = new Map<string, number>();
  for (const { value } of entries.texts)
    if (value.includes('{')) for (const name of tokensIn(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses];
});

/** A token that nothing uses, and the name that stands in its place everywhere. */
interface MisspeltDefinition {
  token: string;
  meant: string;
  count: number;
}

/** One place may be the wrong one itself. */
const FEWEST_PLACES = 2;

/** The tokens whose own names are misspelt: nothing uses them, and one unknown name that is near stands in several places. */
export const misspeltDefinitions = memoizePerSite(({ documents, tokens = {} }): MisspeltDefinition[] => {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const [name, count] of tokenUses(document)) counts.set(name, (counts.get(name) ?? 0) + count);
  const names = Object.keys(tokens);
  const unknown = [...counts].filter(([name]) => !Object.hasOwn(tokens, name) && name.length > 1);
  return names.flatMap((token) => {
    if (counts.has(token)) return [];
    const meant = unknown.filter(([name]) => nearest(name, names).includes(token));
    const [[name, count] = ['', 0], ...others] = meant;
    const isOnly = others.length === 0 && nearest(name, names).length === 1;
    return isOnly && count >= FEWEST_PLACES ? [{ token, meant: name, count }] : [];
  });
});

/** Whether a name is misspelt where the token is defined, and not where it is used. */
export const isRightName = (name: string, siteIndex: Parameters<typeof misspeltDefinitions>[0]): boolean =>
  misspeltDefinitions(siteIndex).some(({ meant }) => meant === name);
