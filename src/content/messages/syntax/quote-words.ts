import type { IssueDetails } from '../../model/issues/issue-details';
import type { SyntaxReason } from '../../json/syntax/syntax-context';
import type { Words } from '../message';
import { quote } from '../words';

/** What is said of a text that is not JSON; without a reason where that is the usual one. */
export type SyntaxWording = (what: string, issue: IssueDetails) => Omit<Words, 'why'> & { why?: string };

type QuoteReason = Extract<
  SyntaxReason,
  | 'unclosed-quote'
  | 'unclosed-name'
  | 'joined-name'
  | 'other-beginning'
  | 'curly-end'
  | 'inner-quote'
  | 'single-quotes'
  | 'backticks'
  | 'curly-quotes'
  | 'html-quotes'
  | 'escaped-quotes'
  | 'unquoted-name'
  | 'unquoted-text'
>;

/** What is said of quotation marks that are missing, or other ones than those of JSON. */
export const QUOTES: Readonly<Record<QuoteReason, SyntaxWording>> = {
  'unclosed-quote': () => ({
    what: 'This text begins with a quotation mark, but does not end with one on its line.',
    why: 'A text stands on one line, between two double quotation marks.',
    fix: 'Put a " at the end of the text. For a new line inside a text write \\n.',
  }),
  'unclosed-name': (name) => ({
    what: 'The quotation mark after this name is missing.',
    why: 'A name stands between two double quotation marks, and the colon after them.',
    fix: `Write ${quote(
      name
        .slice(1, name.lastIndexOf(':'))
        .trim()
        .replace(/[“”„«»‘’]$/, ''),
    )}:`,
  }),
  'curly-end': (mark) => ({
    what: `The text that ends here has ${mark} at its end, which does not end it.`,
    why: 'Word processors and telephones make curly quotation marks. Only a straight one ends a text.',
    fix: `Write " in the place of this ${mark}.`,
  }),
  'other-beginning': (mark) => ({
    what: `This begins with ${mark}, and ends with ".`,
    why: 'Names and texts begin and end with the same straight quotation mark.',
    fix: `Write " in the place of this ${mark}.`,
  }),
  'inner-quote': () => ({
    what: 'The text ends at this quotation mark, but more follows.',
    why: 'A quotation mark inside a text must not look like the one that ends it.',
    fix: 'For quotation marks inside a text write “ and ”, or \\" each time.',
  }),
  'single-quotes': () => ({
    what: 'This stands in single quotation marks.',
    why: 'Names and texts stand in double quotation marks.',
    fix: 'Write " in the place of each \'.',
  }),
  backticks: () => ({
    what: 'This stands in backticks.',
    why: 'Names and texts stand in double quotation marks.',
    fix: 'Write " in the place of each `.',
  }),
  'curly-quotes': () => ({
    what: 'This stands in curly quotation marks.',
    why: 'Word processors make them. Around names and texts stand straight ones; inside a text curly ones are welcome.',
    fix: 'Write " before and after it.',
  }),
  'unquoted-name': (name) => ({
    what: `The name ${quote(name)} stands without its quotation marks.`,
    why: 'Each name stands in double quotation marks.',
    fix: `Write "${name}".`,
  }),
  'unquoted-text': (text) => ({
    what: `${quote(text)} stands without quotation marks around it.`,
    why: 'A text stands in double quotation marks; without them stand only numbers, true, false and null.',
    fix: 'Put a " before and after the text.',
  }),
  'joined-name': (text) => ({
    what: 'A name and its text stand together between one pair of quotation marks.',
    why: 'The name stands between two double quotation marks, then comes a colon, then the text between two more.',
    fix: `Write ${text.replace(/^("[^:]*):\s*/, '$1": "')}`,
  }),
  'html-quotes': () => ({
    what: 'The quotation marks are written here as in web pages, &quot;.',
    why: 'Names and texts stand in double quotation marks.',
    fix: 'Write " in the place of each &quot;.',
  }),
  'escaped-quotes': () => ({
    what: 'A backslash stands before this quotation mark.',
    why: 'Programs write it so when a document is a text inside another one. Only inside a text a backslash stands before a quotation mark.',
    fix: 'Delete the backslash before each quotation mark around names and texts.',
  }),
};
