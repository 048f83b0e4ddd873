import type { IssueDetails } from '../model/issue-details';
import { message, messages, type Words } from './message';
import { about, kind } from './value-names';
import { textArg, numberArg, listArg, quote, didYouMean, writeInstead, withArticle } from './words';

/** A picture has words for those who do not see it. */
export const missingAlt = message({
  code: 'missing-alt',
  meaning: 'A picture is not described in words.',
  words: (issue) => ({
    what: numberArg(issue, 'blank')
      ? 'The alt text of this picture is blank.'
      : 'This picture has no alt text ("alt").',
    why: 'It says what the picture shows, to people who cannot see it and to search engines.',
    fix: `${numberArg(issue, 'blank') ? 'Write' : 'Add "alt" and write'} in a few words what the picture shows; not the file name.`,
  }),
});

/** What is said of the properties that a document and its parts have, and of the types of blocks. */
export const propertyMessages = messages([
  missingAlt,
  {
    code: 'not-an-object',
    meaning: 'A document is not a group of names and values.',
    words: (issue) => ({
      what: `The document is ${kind(textArg(issue, 'found'))}, but a document is one { … } with names and values in it.`,
      why: 'Without names nobody can tell which part is the title and which are the blocks.',
      fix: 'Begin the file with { and end it with }, as the other documents do.',
    }),
  },
  {
    code: 'missing-property',
    meaning: 'A property that is needed is missing.',
    words: (issue) => {
      const choices = listArg(issue, 'choices');
      const isBlock = textArg(issue, 'owner') === 'block';
      return {
        what: `This ${textArg(issue, 'owner')} has no ${quote(textArg(issue, 'name'))}.`,
        why: about(issue),
        fix: `Add it, like this: ${quote(textArg(issue, 'name'))}: ${SAMPLES[textArg(issue, 'type')] ?? '"…"'}`,
        ...(choices !== '' && { more: `${isBlock ? 'The block types are' : 'Possible here'}: ${choices}.` }),
      };
    },
  },
  {
    code: 'unknown-property',
    meaning: 'There is no property of this name here.',
    words: (issue) => (numberArg(issue, 'renamed') ? renamedProperty(issue) : unknownProperty(issue)),
  },
  {
    code: 'unknown-block-type',
    meaning: 'There is no block of this type.',
    words: (issue) => ({
      what: `There is no block type ${quote(textArg(issue, 'value'))}.${didYouMean(issue)}`,
      why: 'The type decides what a block looks like, so this block cannot be shown.',
      fix: writeInstead(issue, 'Choose one of the block types below.'),
      more: `The block types are: ${listArg(issue, 'allowed')}.`,
    }),
  },
  {
    code: 'misplaced-block',
    meaning: 'A block of this type cannot stand inside another one.',
    words: (issue) => ({
      what: `A ${textArg(issue, 'value')} block cannot stand inside another block.`,
      why: 'A block that holds blocks stands in the list of the page itself.',
      fix: "Move it out to the page's own list of blocks, or choose another type here.",
      more: `Inside a block these can stand: ${listArg(issue, 'allowed')}.`,
    }),
  },
  {
    code: 'bad-name',
    meaning: 'A name is not of the form that names have here.',
    words: (issue) => ({
      what: `${quote(textArg(issue, 'name'))} cannot be a name in this place.`,
      why: textArg(issue, 'rule') || 'Names here follow the form of the others beside it.',
      fix: 'Rename it after the example of the names beside it.',
    }),
  },
]);

export type PropertyCode = (typeof propertyMessages)[number]['code'];

/** What a value of a type looks like. */
const SAMPLES: Readonly<Record<string, string>> = { string: '"…"', array: '[ … ]', object: '{ … }' };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function renamedProperty(issue: IssueDetails): Words {
  const [from, to] = [quote(textArg(issue, 'name')), quote(textArg(issue, 'suggestion'))];
  return {
    what: `${from} is called ${to} now.`,
    why: 'Nothing on the page would show what has the old name.',
    fix: `Run npm run migrate, which renames it in every document; or write ${to} here.`,
  };
}

function unknownProperty(issue: IssueDetails): Words {
  const owner = withArticle(textArg(issue, 'owner'));
  const [allowed, suggestion] = [listArg(issue, 'allowed'), textArg(issue, 'suggestion')];
  return {
    what: `${quote(textArg(issue, 'name'))} is not a property of ${owner}.${didYouMean(issue)}`,
    why: 'Nothing on the page would show it.',
    fix:
      suggestion === ''
        ? 'Delete it, or use one of the names below.'
        : `Write ${quote(suggestion)} in place of ${quote(textArg(issue, 'name'))}.`,
    ...(allowed !== '' && { more: `${capitalised(owner)} has: ${allowed}.` }),
  };
}
