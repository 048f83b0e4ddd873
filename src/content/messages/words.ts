import type { Issue } from '../model/issue';
import type { IssueCode } from '../model/issue-code';

/** What an issue says to a person. Each part is whole sentences. */
export interface Words {
  /** What is wrong. */
  what: string;
  /** Why that matters, or what the place is for; may be empty. */
  why: string;
  /** What to do about it. */
  fix: string;
  /** What is possible here, where that helps. */
  more?: string;
}

/** The words of one code. */
export type Wording = (issue: Issue) => Words;

/** The words of a family of codes. */
export type Wordings<Code extends IssueCode> = Readonly<Record<Code, Wording>>;

/** A text among what an issue tells; empty where it is not there. */
export function textArg({ args }: Issue, name: string): string {
  const value = args[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A number among what an issue tells; 0 where it is not there. */
export function numberArg({ args }: Issue, name: string): number {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
}

/** A list among what an issue tells, as `a, b, c`. */
export function listArg({ args }: Issue, name: string): string {
  const value = args[name];
  return Array.isArray(value) ? value.join(', ') : '';
}

const MAX_QUOTED = 80;

/** A name or value as it stands in a document, in quotation marks, and short. */
export function quote(value: string): string {
  const characters = Array.from(value.replace(/\s+/g, ' '));
  return characters.length <= MAX_QUOTED
    ? `"${characters.join('')}"`
    : `"${characters.slice(0, MAX_QUOTED).join('')}…"`;
}

/** ` Did you mean "items"?`, or nothing. */
export function didYouMean(issue: Issue): string {
  const suggestion = textArg(issue, 'suggestion');
  return suggestion === '' ? '' : ` Did you mean ${quote(suggestion)}?`;
}

/** One thing to do when there is a suggestion, another when there is none. */
export function writeInstead(issue: Issue, otherwise: string): string {
  const suggestion = textArg(issue, 'suggestion');
  return suggestion === '' ? otherwise : `Write ${quote(suggestion)} instead.`;
}

/** `an image`, `a hero block`. */
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** `1 entry`, `2 entries`. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
