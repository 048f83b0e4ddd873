import type { Issue } from '../../model/issue';
import { linkWords } from './link-words';
import { misleadingWords } from './misleading-words';
import { unshownWords } from './unshown-words';
import {
  counted,
  didYouMean,
  listArg,
  numberArg,
  quote,
  textArg,
  type Words,
  withArticle,
  type Wordings,
  writeInstead,
} from './words';

/** Words about the shape of a document: its properties and their values. */
export const shapeWords: Wordings<
  | 'not-an-object'
  | 'missing-property'
  | 'missing-alt'
  | 'unknown-property'
  | 'unknown-block-type'
  | 'misplaced-block'
  | 'wrong-type'
  | 'not-allowed'
  | 'empty-list'
  | 'too-few'
  | 'too-many'
  | 'duplicate-value'
  | 'empty-text'
  | 'too-long'
  | 'out-of-range'
  | 'bad-link'
  | 'misleading-link'
  | 'bad-value'
  | 'bad-name'
  | 'hidden-character'
> = {
  'not-an-object': (issue) => ({
    what: `The document is ${kind(textArg(issue, 'found'))}, but a document is one { … } with names and values in it.`,
    why: 'Without names nobody can tell which part is the title and which are the blocks.',
    fix: 'Begin the file with { and end it with }, as the other documents do.',
  }),
  'missing-property': (issue) => {
    const choices = listArg(issue, 'choices');
    const isBlock = textArg(issue, 'owner') === 'block';
    return {
      what: `This ${textArg(issue, 'owner')} has no ${quote(textArg(issue, 'name'))}.`,
      why: about(issue),
      fix: `Add it, like this: ${quote(textArg(issue, 'name'))}: ${SAMPLES[textArg(issue, 'type')] ?? '"…"'}`,
      ...(choices !== '' && { more: `${isBlock ? 'The block types are' : 'Possible here'}: ${choices}.` }),
    };
  },
  'missing-alt': (issue) => ({
    what: numberArg(issue, 'blank')
      ? 'The alt text of this picture is blank.'
      : 'This picture has no alt text ("alt").',
    why: 'It says what the picture shows, to people who cannot see it and to search engines.',
    fix: `${numberArg(issue, 'blank') ? 'Write' : 'Add "alt" and write'} in a few words what the picture shows; not the file name.`,
  }),
  'unknown-property': (issue) =>
    numberArg(issue, 'renamed') ? renamedProperty(issue) : unknownProperty(issue),
  'unknown-block-type': (issue) => ({
    what: `There is no block type ${quote(textArg(issue, 'value'))}.${didYouMean(issue)}`,
    why: 'The type decides what a block looks like, so this block cannot be shown.',
    fix: writeInstead(issue, 'Choose one of the block types below.'),
    more: `The block types are: ${listArg(issue, 'allowed')}.`,
  }),
  'misplaced-block': (issue) => ({
    what: `A ${textArg(issue, 'value')} block cannot stand inside another block.`,
    why: 'A block that holds blocks stands in the list of the page itself.',
    fix: "Move it out to the page's own list of blocks, or choose another type here.",
    more: `Inside a block these can stand: ${listArg(issue, 'allowed')}.`,
  }),
  'wrong-type': (issue) => ({
    what: `${subject(issue)} should be ${kind(textArg(issue, 'expected'))}, but here it is ${kind(textArg(issue, 'found'))}.`,
    why: about(issue),
    fix: asKind(textArg(issue, 'expected'), textArg(issue, 'found'), textArg(issue, 'value')),
  }),
  'not-allowed': (issue) => ({
    what: `${subject(issue)} cannot be ${quote(textArg(issue, 'value'))}.${didYouMean(issue)}`,
    why: about(issue),
    fix: writeInstead(issue, 'Choose one of the values below.'),
    more: `Possible here: ${listArg(issue, 'allowed')}.`,
  }),
  'empty-list': (issue) => ({
    what: `${quote(textArg(issue, 'name'))} is an empty list.`,
    why: about(issue),
    fix: `Put at least ${counted(numberArg(issue, 'limit'), 'entry', 'entries')} between [ and ].`,
  }),
  'too-few': (issue) => ({
    what: `${quote(textArg(issue, 'name'))} has ${counted(numberArg(issue, 'count'), 'entry', 'entries')}; it needs at least ${numberArg(issue, 'limit')}.`,
    why: about(issue),
    fix: `Add ${counted(numberArg(issue, 'limit') - numberArg(issue, 'count'), 'entry', 'entries')}.`,
  }),
  'too-many': (issue) => ({
    what: `${quote(textArg(issue, 'name'))} has ${counted(numberArg(issue, 'count'), 'entry', 'entries')}; at most ${numberArg(issue, 'limit')} fit.`,
    why: about(issue),
    fix: `Take ${counted(numberArg(issue, 'count') - numberArg(issue, 'limit'), 'entry', 'entries')} out.`,
  }),
  'duplicate-value': (issue) => ({
    what: `${quote(textArg(issue, 'value'))} stands twice in ${quote(textArg(issue, 'name'))}.`,
    why: about(issue),
    fix: 'Delete one of the two.',
  }),
  'empty-text': (issue) => ({
    what: numberArg(issue, 'blank')
      ? `${subject(issue)} has nothing to read in it, only spaces or characters that do not show.`
      : `${subject(issue)} is empty.`,
    why: about(issue),
    fix: 'Write the words between the quotation marks.',
  }),
  'too-long': (issue) => ({
    what: `${subject(issue)} has ${numberArg(issue, 'length')} characters; at most ${numberArg(issue, 'limit')} fit.`,
    why: about(issue),
    fix: `Shorten it by ${counted(numberArg(issue, 'length') - numberArg(issue, 'limit'), 'character', 'characters')}.`,
  }),
  'out-of-range': (issue) => {
    const bound = textArg(issue, 'comparison') === 'minimum' ? 'smallest' : 'largest';
    return {
      what: `${subject(issue)} is ${textArg(issue, 'value')}; the ${bound} possible is ${textArg(issue, 'limit')}.`,
      why: about(issue),
      fix: `Write ${textArg(issue, 'limit')} or a ${bound === 'smallest' ? 'larger' : 'smaller'} number.`,
    };
  },
  'bad-link': linkWords,
  'misleading-link': misleadingWords,
  'bad-value': badValue,
  'bad-name': (issue) => ({
    what: `${quote(textArg(issue, 'name'))} cannot be a name in this place.`,
    why: textArg(issue, 'rule') || 'Names here follow the form of the others beside it.',
    fix: 'Rename it after the example of the names beside it.',
  }),
  'hidden-character': (issue) => {
    const name = textArg(issue, 'name');
    return numberArg(issue, 'turns') === 1
      ? {
          what: `This text has an invisible character that turns the direction of reading, ${name}.`,
          why: 'With it, words and addresses can look like others than they are.',
          fix: 'Delete the character. Arabic and Hebrew are read in their direction without it.',
        }
      : {
          what: `This text has a character that no browser can show, ${name}.`,
          why: 'It comes from a program that did not understand the text, and may hide something that is missing.',
          fix: 'Delete the character, and read the text around it once more.',
        };
  },
};

function renamedProperty(issue: Issue): Words {
  const [from, to] = [quote(textArg(issue, 'name')), quote(textArg(issue, 'suggestion'))];
  return {
    what: `${from} is called ${to} now.`,
    why: 'Nothing on the page would show what has the old name.',
    fix: `Run npm run migrate, which renames it in every document; or write ${to} here.`,
  };
}

function unknownProperty(issue: Issue): Words {
  const owner = withArticle(textArg(issue, 'owner'));
  const allowed = listArg(issue, 'allowed');
  return {
    what: `${quote(textArg(issue, 'name'))} is not a property of ${owner}.${didYouMean(issue)}`,
    why: 'Nothing on the page would show it.',
    fix: writeInstead(issue, 'Delete it, or use one of the names below.'),
    ...(allowed !== '' && { more: `${capitalised(owner)} has: ${allowed}.` }),
  };
}

function badValue(issue: Issue): Words {
  const what = `${subject(issue)} cannot be ${quote(textArg(issue, 'value'))}.${didYouMean(issue)}`;
  if (textArg(issue, 'format') !== '' && textArg(issue, 'suggestion') === '')
    return { what, ...unshownWords(issue) };
  const rename = textArg(issue, 'rename');
  return {
    what,
    why: textArg(issue, 'rule') || about(issue),
    fix: writeInstead(
      issue,
      rename === ''
        ? 'Write it in the form that is described here.'
        : `Rename the file to ${quote(rename)} and write that name here.`,
    ),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group in { }',
  null: 'null, which means nothing',
};

/** What a value of a type looks like. */
const SAMPLES: Readonly<Record<string, string>> = { string: '"…"', array: '[ … ]', object: '{ … }' };

const kind = (type: string) => KINDS[type] ?? 'something else';

function asKind(expected: string, found: string, value: string): string {
  if (expected === 'string') {
    const isShort = found === 'number' || found === 'boolean';
    return isShort ? `Put it in quotation marks: "${value}".` : 'Write a text in double quotation marks.';
  }
  if (expected === 'array') return 'Put it between [ and ], even when there is only one.';
  if (expected === 'object') return 'Write { }, and between them the names with their values.';
  if (expected === 'boolean') return 'Write true or false, without quotation marks.';
  const digits = expected === 'integer' ? 'Write a whole number' : 'Write a number';
  return `${digits}, without quotation marks.`;
}

/** What a value is called: by its own name, or as an entry of the list it stands in. */
function subject(issue: Issue): string {
  const name = quote(textArg(issue, 'name'));
  return /\/\d+$/.test(issue.pointer) ? `An entry of ${name}` : name;
}

function about(issue: Issue): string {
  const description = textArg(issue, 'about');
  return description === '' ? '' : `About ${quote(textArg(issue, 'name'))}: ${description}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
