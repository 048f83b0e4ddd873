import type { IssueDetails } from '../model/issues/issue-details';

/** A text among what an issue tells; empty where it is not there. */
export function textArg({ args }: IssueDetails, name: string): string {
  const value = args[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A number among what an issue tells; 0 where it is not there. */
export function numberArg({ args }: IssueDetails, name: string): number {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
}

/** A list among what an issue tells, as `a, b, c`. */
export function listArg({ args }: IssueDetails, name: string): string {
  const value = args[name];
  return Array.isArray(value) ? value.join(', ') : '';
}

const MAX_QUOTED = 80;

/** What is to be typed, or is wrong at its end, is shown as a whole. */
const MAX_WHOLE = 300;

/** Characters without a shape, or with that of a space. Those that join letters belong to scripts and emoji. */
const INVISIBLE = /[\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202f\u2060-\u206f\u2800\u3164\ufeff]/g;

/** What cannot be seen is shown: a space at an end as `␣`, another invisible character as its code. */
const visible = (value: string) =>
  value
    .replace(INVISIBLE, (character) => `<${codeOf(character)}>`)
    .replace(/^\s+(?=\S)|(?<=\S)\s+$/g, '␣')
    .replace(/\s+/g, ' ');

/** `U+202E`, as Unicode writes it. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A name or value as it stands in a document, in quotation marks, and short. */
export const quote = (value: string): string => quoted(value, MAX_QUOTED);

/** The same as a whole, so that it can be copied or its end be seen. */
export const quoteWhole = (value: string): string => quoted(value, MAX_WHOLE);

function quoted(value: string, most: number): string {
  const characters = Array.from(visible(value));
  return characters.length <= most ? `"${characters.join('')}"` : `"${characters.slice(0, most).join('')}…"`;
}

/** ` Did you mean "items"?`, or nothing. */
export function didYouMean(issue: IssueDetails): string {
  const suggestion = textArg(issue, 'suggestion');
  return suggestion === '' ? '' : ` Did you mean ${quote(suggestion)}?`;
}

/** One thing to do when there is a suggestion, another when there is none. */
export function writeInstead(issue: IssueDetails, otherwise: string): string {
  const suggestion = textArg(issue, 'suggestion');
  return suggestion === '' ? otherwise : `Write ${quoteWhole(suggestion)} instead.`;
}

/** `an image`, `a hero block`. */
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A text with a capital at its beginning. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 entry`, `2 entries`. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Millions, with one digit after the point where that is needed. */
export const megas = (count: number) => String(Number((count / 1_000_000).toFixed(1)));

/** What makes the picture that an issue is about smaller. */
export const makeSmaller = (issue: IssueDetails) => ({
  fix: `${addPicture(textArg(issue, 'src'))}, which makes it smaller.`,
  inStudio: `${UPLOAD_AGAIN}, which makes it smaller.`,
});

/** What to do in the studio where a picture is not chosen yet. */
export const CHOOSE_PICTURE = 'Choose the picture that belongs here.';

/** What does in the studio what `addPicture` does in a terminal. */
export const UPLOAD_AGAIN = 'Choose the picture anew with “Upload a picture”';

/** `Run npm run add:picture -- "pages/media/My photo (1).jpg"`, without the quotation marks where no terminal needs them. */
export const addPicture = (file: string) =>
  `Run npm run add:picture -- ${/^[\w./-]+$/.test(file) ? file : `"${file}"`}`;
