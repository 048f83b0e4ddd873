import { fileOf } from '../documents/site/with-texts';
import { LEDGER_PATH, SITE_PATH, type SiteSources } from '../model/source';
import { suggest } from '../util/suggest';
import { safeForTerminals } from './words/safe-text';

/** How many are named. */
const MAX_NAMED = 5;

/**
 * Names the documents that are not read because of a `_` in front: a draft may wait so, but nobody should search long for a
 * page that does not show.
 *
 * @returns a line for people; empty where all documents are read
 */
export function formatHidden({ dir, hidden = [], site, ledger }: SiteSources): string {
  const counts = new Map<string, number>();
  for (const path of hidden) {
    const name = hiddenPart(path);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const missing = [...(site ? [] : [SITE_PATH]), ...(ledger ? [] : [LEDGER_PATH])];
  const named = [...counts].slice(0, MAX_NAMED).map(([name, count]) => {
    const meant = suggest(name, missing);
    const documents = name.endsWith('.json') ? '' : ` (${count} ${count === 1 ? 'document' : 'documents'})`;
    return `${fileOf(dir, name)}${documents}${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
  });
  if (named.length === 0) return '';
  const more = counts.size - named.length;
  const list = named.join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `Not read, because the name begins with "_": ${safeForTerminals(list)}\n`;
}

/** The path up to the first part that begins with `_`. */
function hiddenPart(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, parts.findIndex((part) => part.startsWith('_')) + 1).join('/');
}
