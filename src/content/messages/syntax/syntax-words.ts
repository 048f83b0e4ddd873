import type { IssueDetails } from '../../model/issues/issue-details';
import type { SyntaxReason } from '../../json/syntax/syntax-context';
import { characterName } from '../character-names';
import type { Words } from '../message';
import { otherFormatWords } from './other-format-words';
import { QUOTES, type SyntaxWording } from './quote-words';
import { codeOf, numberArg, quote, textArg } from '../words';

const PAIRS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const UNTIL_THEN = 'Until it is fixed, the rest of the file cannot be checked.';

/** Words for a text that cannot be read as JSON. */
export function syntaxWords(issue: IssueDetails): Words {
  return { why: UNTIL_THEN, ...SYNTAX[reasonOf(issue)](textArg(issue, 'what'), issue) };
}

const SYNTAX: Readonly<Record<SyntaxReason, SyntaxWording>> = {
  ...QUOTES,
  'no-brace': () => ({
    what: 'The document does not begin with {.',
    why: 'A document is one { … } with names and values in it.',
    fix: 'If the document begins further down, delete everything before its first {. Otherwise write it like the other documents; copying one is the easiest beginning.',
  }),
  'no-opening': (name) => ({
    what: `The { before ${name} is missing.`,
    why: 'A document is one { … } with names and values in it.',
    fix: 'Put a { at the beginning of the file; and a } at its end, if that is missing as well.',
  }),
  'other-format': otherFormatWords,
  'code-fence': () => ({
    what: 'The file begins with ```, as a document in a chat or in Markdown does.',
    why: 'A document is one { … } and nothing around it.',
    fix: 'Delete the line with ``` at the beginning, and the one at the end.',
  }),
  'chat-line': (sent) => ({
    what: `Here stands when a message of a chat was sent, and by whom: ${quote(sent)}.`,
    why: 'It comes along when a message is copied out of a chat. A document is one { … } and nothing around it.',
    fix: 'Delete it. If the message itself is no part of the document, delete the whole line.',
  }),
  'trailing-comma': (closer) => ({
    what: `There is a comma after the last entry, before the closing ${closer}.`,
    why: 'A comma says that another entry follows, and none does.',
    fix: 'Delete this comma.',
  }),
  'extra-comma': () => ({
    what: 'There is a comma too many here.',
    why: 'A comma stands between two entries, and only one of them is here.',
    fix: 'Delete this comma.',
  }),
  'foreign-comma': (mark) => ({
    what: `The comma ${quote(mark)} is that of another script.`,
    why: 'Between entries of a document stands the comma of English; inside texts any is welcome.',
    fix: 'Write , in its place.',
  }),
  'foreign-sign': (sign, issue) => ({
    what: `The sign ${quote(sign)}, ${codeOf(sign)}, is that of another script or keyboard.`,
    why: 'Around names, texts and numbers stand the signs of an English keyboard; inside texts any are welcome.',
    fix:
      {
        '"': 'Write " before and after the text, in the place of this sign.',
        ',': 'Write , in its place; or delete it after the last entry.',
      }[textArg(issue, 'meant')] ?? `Write ${textArg(issue, 'meant')} in its place.`,
  }),
  'foreign-digits': (digits, issue) => ({
    what: `The number ${quote(digits)} is written in the digits or signs of another script.`,
    why: 'A number in a document is written in the digits 0 to 9; inside texts any are welcome.',
    fix: `Write ${textArg(issue, 'meant')}; or put quotation marks around it if it is meant as a text.`,
  }),
  'comma-for-colon': (name) => ({
    what: `After ${name} stands a comma, where a colon belongs.`,
    why: 'Between a name and its value stands a colon.',
    fix: `Write it like this: ${name}: "…"`,
  }),
  thousands: (number) => ({
    what: `${quote(number)} has a ${number.includes(',') ? 'comma' : 'space'} in it.`,
    why: 'A number is written in one piece: in a document a comma divides two entries. The page puts signs between digits where people read them.',
    fix: `Write ${number.replace(/[, ]/g, '')}; or, as a text, "${number}".`,
  }),
  'decimal-comma': (number) => ({
    what: `${quote(number)} has a comma in it.`,
    why: 'In a document a comma divides two entries; the part of a number after its whole follows a point.',
    fix: `Write ${number.replace(',', '.')}; or, as a text, "${number}".`,
  }),
  'left-out': (dots) => ({
    what: `The dots ${quote(dots)} stand here for something that was left out.`,
    why: 'An example leaves out what is not its point; a document has everything written out.',
    fix: 'Write what belongs here, or delete the dots, and the comma before them.',
  }),
  'missing-comma': () => ({
    what: 'A comma is missing here.',
    why: 'Between one entry and the next stands a comma.',
    fix: 'Put a comma at the marked place.',
  }),
  'joined-entries': (name) => ({
    what: `Another entry of the list begins here, at ${name}, inside the one before it.`,
    why: 'Each entry of a list stands in its own { and }. Between these two, } and { are missing.',
    fix: `Write }, { before ${name}.`,
  }),
  'missing-colon': (name) => ({
    what: `A colon is missing after ${name}.`,
    why: 'Between a name and its value stands a colon.',
    fix: `Write it like this: ${name}: "…"`,
  }),
  'missing-value': (name) => ({
    what: `After ${name === '' ? 'the colon' : `${name}:`} the value is missing.`,
    fix: 'Write the value after the colon, or delete the name as well.',
  }),
  'missing-name': () => ({
    what: 'The name before this colon is missing.',
    fix: 'Write a name in double quotation marks before the colon.',
  }),
  unclosed: (bracket, issue) => ({
    what: `This ${bracket} is not closed.`,
    why: `Each ${bracket} needs its ${PAIRS[bracket]}; that it is missing shows only on line ${numberArg(issue, 'noticedLine')}.`,
    fix: isFirst(issue)
      ? `Put a ${PAIRS[bracket]} at the end of the file.`
      : `Put a ${PAIRS[bracket]} where what begins here should end.`,
  }),
  'extra-closing': (bracket) => ({
    what: `This ${bracket} closes nothing: what it could close is closed already.`,
    why: 'Each bracket that closes needs one that opens.',
    fix: `Delete this ${bracket}; or, if an earlier one stands too soon, delete that one.`,
  }),
  'wrong-closing': (bracket, issue) => ({
    what: `This ${bracket} stands where a ${textArg(issue, 'meant')} belongs.`,
    why: `The bracket that is open here, from line ${numberArg(issue, 'noticedLine')}, is closed by ${textArg(issue, 'meant')}.`,
    fix: `Write ${textArg(issue, 'meant')} in its place.`,
  }),
  'extra-text': () => ({
    what: 'The document has ended, but here something follows.',
    why: 'A document is one { … } and nothing after it.',
    fix: 'Delete what stands after the end; or, if a closing bracket stands too soon, delete that one.',
  }),
  'second-document': () => ({
    what: 'A second document begins here.',
    why: 'A file is one page, and a document is one { … } with nothing after it.',
    fix: 'Move it, from its { to its }, into a file of its own; or keep one of the two and delete the other.',
  }),
  'same-document': () => ({
    what: 'The same document begins here a second time.',
    why: 'Most likely it was pasted twice.',
    fix: 'Delete everything from here to the end of the file.',
  }),
  constant: (word) => ({
    what: `${quote(word)} cannot stand here like this.`,
    why: 'Yes and no are written true and false, in small letters and without quotation marks.',
    fix: 'Write true or false; or put quotation marks around it if it is meant as a text.',
  }),
  comment: () => ({
    what: 'A remark cannot stand in a document.',
    why: 'Documents hold only what pages show.',
    fix: 'Delete it.',
  }),
  'bad-number': (number) => ({
    what: `${quote(number)} is not a number that can be read.`,
    why: 'A number has digits, a minus before them and a point among them if needed, and nothing else.',
    fix: 'Write it like 12 or 0.5; or put quotation marks around it if it is meant as a text.',
  }),
  'bad-escape': (escape) => ({
    what: `A text cannot have ${escape} in it.`,
    why: 'A backslash has a meaning of its own: \\n is a new line, \\" a quotation mark.',
    fix: 'For a backslash write \\\\; if it slipped in, delete it.',
  }),
  'control-character': (character) => ({
    what: `There is ${character === '\t' ? 'a tab' : `an invisible character, ${characterName(character)},`} inside this text.`,
    fix:
      character === '\t'
        ? 'Write a space in its place.'
        : 'Delete it, and read the text around it once more.',
  }),
  'odd-space': (character) => ({
    what: `This looks like a plain space, but is another one: ${characterName(character)}.`,
    why: 'Such characters come along when text is copied from web pages or chats.',
    fix: 'Delete it and type a plain space.',
  }),
  invisible: (character) => ({
    what: `There is a character here that nobody can see: ${characterName(character)}.`,
    why: 'Such characters come along when text is copied from web pages or chats.',
    fix: 'Put the cursor right behind it and press the backspace key once.',
  }),
  semicolon: () => ({
    what: 'A semicolon stands here.',
    why: 'Between one entry and the next stands a comma.',
    fix: 'Write a comma, or delete it after the last entry.',
  }),
  'round-bracket': () => ({
    what: 'A round bracket ( stands here.',
    why: 'A list stands between [ and ], a group with names between { and }.',
    fix: 'Write [ here and ] at the end of the list; for a group with names { and }.',
  }),
  bullet: (sign) => ({
    what: `The sign ${sign} stands here before a text, as in a list of a text program.`,
    why: 'In a document nothing but a comma stands between one line of a list and the next.',
    fix: 'Delete it, and the signs before the other lines.',
  }),
  'diff-sign': (sign) => ({
    what: `A ${sign} stands here before a name, as in a list of changes.`,
    fix: 'Delete it. Of a line that stands here in two versions keep the one that is right.',
  }),
  'line-number': (number) => ({
    what: `The number ${number} stands here before what is on its line.`,
    why: 'Most likely the numbers of the lines were copied with the text.',
    fix: 'Delete it, and those of the other lines. Copying from the file itself leaves them out.',
  }),
  plus: () => ({
    what: 'Two texts are put together here with a +.',
    why: 'That is how programs write it; a document has each text in one piece.',
    fix: 'Delete the + and the quotation marks beside it, so that one text is left.',
  }),
  'name-in-list': () => ({
    what: 'A name with a colon stands directly in a list.',
    why: 'What stands between [ and ] has no names; names stand between { and }.',
    fix: 'Put { before the name and } after its value, or delete the name and the colon.',
  }),
  'missing-opening': (name) => ({
    what: `The { before ${name} is missing.`,
    why: 'What stands in a list between [ and ] is a group of names and values, from its { to its }.',
    fix: `Put a { on a line of its own above ${name}.`,
  }),
  'nameless-group': () => ({
    what: 'A group { … } begins here, outside of any list and without a name.',
    why: 'Groups stand one after the other only in a list, between [ and ]; the list before this place has ended.',
    fix: 'Move the whole group, from its { to its }, up into the list: after its last entry, before its ].',
  }),
  'unfinished-merge': () => ({
    what: 'This file holds an unfinished merge.',
    why: 'Git found two versions of this place and put both here: one below <<<<<<<, the other below =======, up to >>>>>>>.',
    fix: 'Keep the version that is right, and delete the other one and the three marked lines.',
  }),
  unexpected: (text) => ({
    what: text === '' ? 'The file ends too soon.' : `${quote(text)} cannot stand here.`,
    fix: 'Look at the marked place and just before it: a bracket, a comma or a quotation mark is missing or too many.',
  }),
};

const isFirst = ({ line, column }: IssueDetails) => line === 1 && column === 1;

function reasonOf(issue: IssueDetails): SyntaxReason {
  const known = Object.keys(SYNTAX).find(
    (reason): reason is SyntaxReason => reason === textArg(issue, 'reason'),
  );
  return known ?? 'unexpected';
}
