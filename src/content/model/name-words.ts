import { typeInWords } from './type-in-words';

/** A name of a property, a type or a value in words: `whenToUse` and `when-to-use` are `When to use`. */
export function inWords(name: string): string {
  return typeInWords(
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .toLowerCase(),
  );
}

/** A label as it stands in the middle of a sentence: `e-mail addresses`; names such as `WhatsApp` stay. */
export function inSentence(label: string): string {
  return /^[A-Z][^A-Z\s]*(?:\s|$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** What one entry of a list is called, in the middle of a sentence: of `Categories`, `category`. A name that is no plural stays. */
export function singular(label: string): string {
  const name = inSentence(label);
  const [, stem = ''] = /^(.*)ies$/.exec(name) ?? [];
  if (stem) return `${stem}y`;
  return name.replace(/(?<=ss|sh|ch|x|alias)es$|(?<=[^s])s$/, '');
}
