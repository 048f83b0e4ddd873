import { aliasWords } from './links/alias-words';
import { badLink } from './links/bad-link';
import { message, messages } from './message';
import { pictureSourceWords } from './picture-source-words';
import { unshownWords } from './unshown-words';
import { about, kind, subject } from './value-names';
import {
  textArg,
  numberArg,
  listArg,
  quote,
  didYouMean,
  writeInstead,
  counted,
  addPicture,
  UPLOAD_AGAIN,
  CHOOSE_PICTURE,
} from './words';
import type { IssueDetails } from '../model/issues/issue-details';
import type { Words } from './message';

/** A text has something to read in it. */
export const emptyText = message({
  code: 'empty-text',
  meaning: 'A text has nothing to read in it.',
  words: (issue) => ({
    what: numberArg(issue, 'blank')
      ? `${subject(issue)} has nothing to read in it, only spaces or characters that do not show.`
      : `${subject(issue)} is empty.`,
    why: about(issue),
    fix: numberArg(issue, 'picture')
      ? 'Write the name of the file between the quotation marks, with its ending.'
      : 'Write the words between the quotation marks.',
    inStudio: numberArg(issue, 'picture') ? CHOOSE_PICTURE : 'Write it here.',
  }),
});

/** What is said of the values that properties have. */
export const valueMessages = messages([
  badLink,
  emptyText,
  {
    code: 'wrong-type',
    meaning: 'A value is of another kind than it should be.',
    words: (issue) =>
      listArg(issue, 'values') === ''
        ? {
            what: `${subject(issue)} should be ${kind(textArg(issue, 'expected'))}, but here it is ${kind(textArg(issue, 'found'))}.`,
            why: about(issue),
            fix: asKind(issue),
          }
        : numbersInList(issue),
  },
  {
    code: 'not-allowed',
    meaning: 'A value is none of those that are possible.',
    words: (issue) => ({
      what: `${subject(issue)} cannot be ${quote(textArg(issue, 'value'))}.${didYouMean(issue)}`,
      why: about(issue),
      fix: writeInstead(issue, otherChoice(issue)),
      more: `Possible here: ${listArg(issue, 'allowed')}.`,
    }),
  },
  {
    code: 'empty-list',
    meaning: 'A list that needs entries is empty.',
    words: (issue) => ({
      what: `${quote(textArg(issue, 'name'))} is an empty list.`,
      why: about(issue),
      fix: `Put at least ${counted(numberArg(issue, 'limit'), 'entry', 'entries')} between [ and ].`,
    }),
  },
  {
    code: 'too-few',
    meaning: 'A list has too few entries.',
    words: (issue) => ({
      what: `${quote(textArg(issue, 'name'))} has ${counted(numberArg(issue, 'count'), 'entry', 'entries')}; it needs at least ${numberArg(issue, 'limit')}.`,
      why: about(issue),
      fix: `Add ${counted(numberArg(issue, 'limit') - numberArg(issue, 'count'), 'entry', 'entries')}.`,
    }),
  },
  {
    code: 'too-many',
    meaning: 'A list has too many entries.',
    words: (issue) => ({
      what: `${quote(textArg(issue, 'name'))} has ${counted(numberArg(issue, 'count'), 'entry', 'entries')}; at most ${numberArg(issue, 'limit')} fit.`,
      why: about(issue),
      fix: `Take ${counted(numberArg(issue, 'count') - numberArg(issue, 'limit'), 'entry', 'entries')} out.`,
    }),
  },
  {
    code: 'duplicate-value',
    meaning: 'A value stands twice in a list.',
    words: (issue) => ({
      what: `${quote(textArg(issue, 'value'))} stands twice in ${quote(textArg(issue, 'name'))}.`,
      why: about(issue),
      fix: 'Delete one of the two.',
    }),
  },
  {
    code: 'too-long',
    meaning: 'A text is too long.',
    words: (issue) => ({
      what: `${subject(issue)} has ${numberArg(issue, 'length')} characters; at most ${numberArg(issue, 'limit')} fit.`,
      why: about(issue),
      fix: `Shorten it by ${counted(numberArg(issue, 'length') - numberArg(issue, 'limit'), 'character', 'characters')}.`,
    }),
  },
  {
    code: 'out-of-range',
    meaning: 'A number is too small or too large.',
    words: (issue) => {
      const bound = textArg(issue, 'comparison') === 'minimum' ? 'smallest' : 'largest';
      return {
        what: `${subject(issue)} is ${textArg(issue, 'value')}; the ${bound} possible is ${textArg(issue, 'limit')}.`,
        why: about(issue),
        fix: `Write ${textArg(issue, 'limit')} or a ${bound === 'smallest' ? 'larger' : 'smaller'} number.`,
      };
    },
  },
  {
    code: 'bad-value',
    meaning: 'A text is not of the form that it should have.',
    words: badValue,
  },
]);

export type ValueCode = (typeof valueMessages)[number]['code'];

/** A date and time without the zone of whoever wrote it. */
const IN_UTC = /T\d{2}:\d{2}Z$/;

function badValue(issue: IssueDetails): Words {
  const what = `${subject(issue)} cannot be ${quote(textArg(issue, 'value'))}.${didYouMean(issue)}`;
  if (textArg(issue, 'format') !== '' && textArg(issue, 'suggestion') === '')
    return { what, ...unshownWords(issue) };
  if (textArg(issue, 'alias') !== '') return aliasWords(issue, what);
  const logo = textArg(issue, 'logo');
  if (logo !== '')
    return {
      what,
      why: textArg(issue, 'rule'),
      fix: writeInstead(
        issue,
        `Save the logo as PNG, WebP or SVG, for example under the name ${logo}; put it into pages/media, and write its name here.`,
      ),
      inStudio: writeInstead(issue, 'Save the logo as PNG, WebP or SVG, then choose that file here.'),
    };
  const source = textArg(issue, 'source');
  if (source !== '' && textArg(issue, 'suggestion') === '') return { what, ...pictureSourceWords(issue) };
  const rename = textArg(issue, 'rename');
  if (IN_UTC.test(textArg(issue, 'suggestion')) && !/z$/i.test(textArg(issue, 'value')))
    return {
      what,
      why: textArg(issue, 'rule'),
      fix: `${writeInstead(issue, '')} Z stands for UTC: in its place write how far your own time is from it, such as +05:30.`,
    };
  return {
    what,
    why: textArg(issue, 'rule') || about(issue),
    fix: writeInstead(
      issue,
      rename === ''
        ? 'Write it in the form that is described here.'
        : `${addPicture(textArg(issue, 'picture'))}, which renames it to ${quote(rename)}, here too.`,
    ),
    ...(rename !== '' && {
      inStudio: writeInstead(issue, `${UPLOAD_AGAIN}, which gives it a name that is possible.`),
    }),
  };
}

function otherChoice(issue: IssueDetails): string {
  const { allowed } = issue.args;
  const isOnly = Array.isArray(allowed) && allowed.length === 1;
  return isOnly
    ? `Write ${quote(String(allowed[0]))} if that is meant; else delete ${quote(textArg(issue, 'name'))} with its value.`
    : 'Choose one of the values below.';
}

/** Several numbers in a list of texts. */
function numbersInList(issue: IssueDetails): Words {
  return {
    what: `The entries of ${quote(textArg(issue, 'name'))} should be texts, but these are numbers: ${listArg(issue, 'values')}${numberArg(issue, 'more') ? ', …' : '.'}`,
    why: about(issue),
    fix: 'Put each entry in quotation marks. A number with a comma in it, such as 1,5, is one entry: "1,5".',
  };
}

function asKind(issue: IssueDetails): string {
  const [expected = '', found = '', value = ''] = ['expected', 'found', 'value'].map((name) =>
    textArg(issue, name),
  );
  const sample = textArg(issue, 'sample');
  if (found === 'endless') return 'Write the number that is meant; some digits of this one are too many.';
  // Of [[ … ]] the inner pair is too many.
  if (numberArg(issue, 'inList'))
    return 'There is a list inside the list: delete the inner [ and its ], so that one pair of brackets is left.';
  if (numberArg(issue, 'languages'))
    return 'Keep the text in the language of this page. A page in another language is a file of its own, in the folder of that language, such as fr/.';
  if (expected === 'string') {
    const isShort = found === 'number' || found === 'boolean';
    if (found === 'number' && !Number.isSafeInteger(Number(value)) && Number.isInteger(Number(value)))
      return 'Put all its digits in quotation marks.';
    if (found === 'null')
      return 'Write a text in double quotation marks; or, if there is none, delete the name and null.';
    return isShort ? `Put it in quotation marks: "${value}".` : 'Write a text in double quotation marks.';
  }
  if (expected === 'array') return asList(issue);
  if (expected === 'object')
    return sample === ''
      ? 'Write { }, and between them the names with their values.'
      : `Write it like this: ${sample}`;
  if (expected === 'boolean') return 'Write true or false, without quotation marks.';
  if (found === 'fraction') return `Write a whole number, such as ${Math.round(Number(value))}.`;
  const digits = expected === 'integer' ? 'a whole number' : 'a number';
  return `Write ${/^-?\d+$/.test(value) ? value : digits}, without quotation marks.`;
}

function asList(issue: IssueDetails): string {
  if (!numberArg(issue, 'texts')) return 'Put it between [ and ], even when there is only one.';
  const sample = textArg(issue, 'sample');
  return sample === ''
    ? 'Write its texts alone, between [ and ] and without names, like this: ["…", "…"]'
    : `Write the addresses that lead to this page, without names: ${sample}. One that is to lead to another page stands in ${quote(textArg(issue, 'name'))} of that page.`;
}
