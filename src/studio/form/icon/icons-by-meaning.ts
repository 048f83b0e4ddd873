import { words } from '../../words';

/** Names of icons for what somebody has in mind: for `delivery`, `truck` and `package`. */
export function namesFor(query: string): string[] {
  const asked = query.trim().toLowerCase();
  if (asked.length < 3) return [];
  const meant = Object.entries(words.iconMeanings).filter(([meanings]) =>
    meanings.split(' ').some((meaning) => meaning.startsWith(asked) || asked.startsWith(meaning)),
  );
  return meant.flatMap(([, names]) => names.split(' '));
}
