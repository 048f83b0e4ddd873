import type { OpenDocument } from '../../documents/document/open-document';
import type { Entries, TextEntry } from '../../documents/document/entries';

/**
 * What the rules about characters and single words look for, in one pattern: a first character that may be unseen; one that
 * cannot be seen or changes the direction of reading; a character of HTML; a sign of Markdown before a word or a line; the first letters of
 * a note such as TODO, of what models of texts say in the place of a text, or of a value that a program has written, such as #REF!.
 * Hardly any text has any of it, so that most rules need not read it.
 */
const SIGN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /^[^!-~]|^[-.?_]|^[Xx]{3}|XXX|\{ ?[A-Z]{2,} |\dE\+|[XxDdJj]{2}[/.-][XxMm]{2}|[rR] ?! [BRHS]|【|: ?[^\0-\u2021]|^(?:[Ll]orem|[Ii]psum|[Pp]laceholder|[Uu]ntitled|[Ss]ub-?heading|[Aa]sdf|[Qq]werty|[Tt]est test|(?:[Aa]dd|[Ee]nter|[Ii]nsert|[Tt]ype|[Ww]rite|[Yy]our|[Ss]ample|[Dd]ummy) (?:text|head|title|sub|desc|capt|comp))|^\[?\d{1,4}[./:-]\d|\[[A-Za-z\u00c0-\uffff]|(?:^|[^\w/])[*_~][A-Za-z0-9\u00c0-\uffff]|[Dd][Oo][Ll][Oo][Rr] |[Hh][Ee][Rr][Ee][.!\u2026]*\s*$|[\u0000-\u001f\u007f-\u009f\u115f\u1160\u2028-\u202e\u2066-\u2069\u3164\ud800-\uf8ff\ufdd0-\ufdef\uffa0\ufff9-\ufffc\ufffe\uffff]|[<&`\u00c2\u00c3\u00e0-\u00ef\u00f0\u0370-\u052f\ufffd]|[^\s/]\?[^\s\u0000-@]|\*\*|__|(?:^|\n)[#>|]|\\[nr]|#[A-Z]|\[object|^(?:undefined|null|NaN)$|\] ?\(|\)\[|\[[\^ ]|[Tt](?:[Oo][Dd][Oo]|[Bb][CcDd])|[Ff][Ii][Xx][Mm][Ee]|[Ll][Oo][Rr][Ee][Mm] /;

/** The texts of a document that rules about characters and single words look at. */
export function suspectTexts({ entries }: OpenDocument): readonly TextEntry[] {
  const found = known.get(entries) ?? entries.texts.filter(({ value }) => SIGN.test(value));
  known.set(entries, found);
  return found;
}

/** Whether a text is an address: what is wrong with one is said by the rule about links that mislead. */
export const isAddress = (name: string, pointer: string) =>
  name === 'href' || pointer === '/url' || pointer === '/contact/endpoint';

const known = new WeakMap<Entries, readonly TextEntry[]>();
