import type { IssueDetails } from '../model/issues/issue-details';

/** What an issue says to a person. Each part is whole sentences. */
export interface Words {
  /** What is wrong. */
  what: string;
  /** Why that matters, or what the place is for; may be empty. */
  why: string;
  /** What to do about it. */
  fix: string;
  /** The same on the studio's screen, where `fix` names a command, a file or what stands in one. */
  inStudio?: string;
  /** What is possible here, where that helps. */
  more?: string;
}

/** The words of many findings of one kind, said once for all of them. */
export interface ListWords {
  what: string;
  why: string;
  fix: string;
  /** What one of them adds. */
  entry(issue: IssueDetails): string;
}

/** A code with all its words. */
export interface Message<Code extends string = string> {
  code: Code;
  /** What the code means, in one sentence for a list of all messages. */
  meaning: string;
  words(issue: IssueDetails): Words;
  /** For findings that come in dozens: in text, each file gets one list of them. */
  list?: ListWords;
  /** What the company has to supply, in a few words, where this stands for something that is still to come. */
  toSupply?(issue: IssueDetails): string;
}

/** Words for a code. */
export const message = <const Code extends string>(one: Message<Code>): Message<Code> => one;

/** The same for several codes. */
export const messages = <const Code extends string>(
  all: readonly Message<Code>[],
): readonly Message<Code>[] => all;
