/** Scripts that are written from right to left, by their codes in ISO 15924. */
const FROM_RIGHT: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Of the languages that were asked for: a build asks twice for each page. */
const known = new Map<string, string>();

/** The script that a language is usually written in, by its code in ISO 15924: `Arab` of `ar-EG` and of `ur`, `Latn` of `en`. */
export function scriptOf(tag: string): string {
  const script = known.get(tag) ?? usualScript(tag);
  known.set(tag, script);
  return script;
}

function usualScript(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn';
  } catch {
    // A tag that the schema allows and BCP 47 does not.
    return 'Latn';
  }
}

/** Whether a language is written from right to left. */
export const isFromRight = (tag: string): boolean => FROM_RIGHT.includes(scriptOf(tag));
