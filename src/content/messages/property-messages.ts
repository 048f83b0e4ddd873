import type { IssueDetails } from '../model/issues/issue-details';
import { message, messages, type Words } from './message';
import { about, kind } from './value-names';
import {
  CHOOSE_PICTURE,
  capitalised,
  textArg,
  numberArg,
  listArg,
  quote,
  didYouMean,
  writeInstead,
  withArticle,
} from './words';

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
    code: 'site-as-page',
    meaning: 'A site document stands in the place of a page.',
    words: () => ({
      what: 'This file is a site document: it has the menu, the contact details and the footer, and no page.',
      why: 'A site has one site document, _site.json at the top of the pages folder. Every other file becomes a page.',
      fix: 'If this is a copy, delete it, or move it out of the pages folder. If it is the right one, rename it to _site.json.',
    }),
  },
  {
    code: 'page-as-site',
    meaning: 'A page stands in the place of the site document.',
    words: () => ({
      what: 'This file is a page: it has blocks, and no menu and no footer.',
      why: '_site.json holds what every page shows; under this name a page is shown nowhere.',
      fix: 'Give the page a name of its own, and put back the site document as it was.',
    }),
  },
  {
    code: 'site-as-language',
    meaning: 'A whole site document stands in the folder of a language.',
    words: () => ({
      what: 'This file is a copy of the whole site document.',
      why: 'In the folder of a language, _site.json has only what is different there. Address, pictures and telephone numbers are taken from the _site.json of the pages folder.',
      fix: 'Keep "navigation" and "footer", translated, and what else is different in this language, such as the hours under "contact". Delete the rest.',
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
        ...(numberArg(issue, 'picture') && { inStudio: CHOOSE_PICTURE }),
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
    meaning: 'A block stands where no block, or none of this type, can stand.',
    words: blockWords,
  },
  {
    code: 'misplaced-property',
    meaning: 'A property stands one level too high or too deep.',
    words: misplacedProperty,
  },
  {
    code: 'bad-name',
    meaning: 'A name is not of the form that names have here.',
    words: (issue) => ({
      what: `${quote(textArg(issue, 'name'))} cannot be a name in this place.${didYouMean(issue)}`,
      why: textArg(issue, 'rule') || 'Names here follow the form of the others beside it.',
      fix: writeInstead(issue, 'Rename it after the example of the names beside it.'),
    }),
  },
]);

export type PropertyCode = (typeof propertyMessages)[number]['code'];

/** What a value of a type looks like. */
const SAMPLES: Readonly<Record<string, string>> = { string: '"…"', array: '[ … ]', object: '{ … }' };

function renamedProperty(issue: IssueDetails): Words {
  const [from, to] = [quote(textArg(issue, 'name')), quote(textArg(issue, 'suggestion'))];
  return {
    what: `${from} is called ${to} now.`,
    why: 'Nothing on the page would show what has the old name.',
    fix: `Run npm run migrate, which renames it in every document; or write ${to} here.`,
    inStudio: `Choose “Code” above the form, and write ${to} here.`,
  };
}

function unknownProperty(issue: IssueDetails): Words {
  const owner = withArticle(textArg(issue, 'owner'));
  const [allowed, suggestion] = [listArg(issue, 'allowed'), textArg(issue, 'suggestion')];
  const [instead, choices] = [textArg(issue, 'instead'), listArg(issue, 'choices')];
  if (instead !== '') {
    return {
      what: `${quote(textArg(issue, 'name'))} is not a property of ${owner}, and does nothing.`,
      why: `What you may mean is ${quote(instead)}. ${textArg(issue, 'about')}`,
      fix: `Write ${quote(instead)} in its place, with ${choices.includes(',') ? `one of these values: ${choices}` : `the value ${quote(choices)}`}. Or delete it.`,
    };
  }
  if (textArg(issue, 'fix') !== '') {
    return {
      what: `${quote(textArg(issue, 'name'))} is not a property of ${owner}, and does nothing.`,
      why: textArg(issue, 'why'),
      fix: textArg(issue, 'fix'),
      inStudio: textArg(issue, 'inStudio'),
    };
  }
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

function blockWords(issue: IssueDetails): Words {
  if (textArg(issue, 'list') !== '') return namedBlock(issue);
  return textArg(issue, 'place') === '' ? nestedBlock(issue) : strayBlock(issue);
}

function namedBlock(issue: IssueDetails): Words {
  const [type, name, list] = ['value', 'name', 'list'].map((arg) => quote(textArg(issue, arg)));
  return {
    what: `The block ${name} stands beside the list ${list}, not in it.`,
    why: `Blocks have no names. They stand one after the other in ${list}, and each says its type.`,
    fix: `Write it as an entry of that list, without the name ${name}, like this: ${list}: [{ "type": ${type}, … }]`,
  };
}

function nestedBlock(issue: IssueDetails): Words {
  return {
    what: `A ${textArg(issue, 'value')} block cannot stand inside another block.`,
    why: 'A block that holds blocks stands in the list of the page itself.',
    fix: "Move it out to the page's own list of blocks, or choose another type here.",
    more: `Inside a block these can stand: ${listArg(issue, 'allowed')}.`,
  };
}

function strayBlock(issue: IssueDetails): Words {
  const [type, place, sample] = ['value', 'place', 'sample'].map((name) => textArg(issue, name));
  const count = numberArg(issue, 'count');
  const owner = withArticle(textArg(issue, 'owner'));
  if (type === '') {
    return {
      what: `${capitalised(owner)} has no ${quote(place ?? '')}: its entries hold the blocks.`,
      why: 'Each entry has its words, and its blocks in a list of its own.',
      fix: `Put the blocks into entries, like this: ${sample}`,
    };
  }
  const isOne = count === 1;
  const what = `${isOne ? `A ${type} block stands` : `${count} blocks stand`} straight in ${quote(place ?? '')}, where no block can stand.`;
  return sample
    ? {
        what,
        why: `What stands there is ${owner}, which holds its blocks in a list of its own.`,
        fix: `Put ${isOne ? 'it' : 'each of them'} into ${owner}, like this: ${sample}`,
      }
    : {
        what,
        why: `What stands there is ${owner}; blocks stand in "blocks".`,
        fix: `Move ${isOne ? 'it' : 'them'} out to the page's own list of blocks, "blocks".`,
      };
}

function misplacedProperty(issue: IssueDetails): Words {
  const { names } = issue.args;
  const quoted = (Array.isArray(names) ? names : []).map(quote);
  const arg = (name: string) => textArg(issue, name);
  const isOne = quoted.length === 1;
  const them = isOne ? 'it' : 'them';
  const what = `${quoted.join(' and ')} ${isOne ? 'is not a property' : 'are not properties'} of ${withArticle(arg('owner'))}, but of`;
  const why =
    'Each group in { } has names of its own. Nothing on the page would show what stands outside of its group.';
  const standing = listArg(issue, 'standing');
  const deletion = `Delete ${them} here: ${standing} ${standing.includes(',') ? 'stand' : 'stands'} there already.`;
  if (arg('outside') !== '') {
    return {
      what: `${what} what is around it.`,
      why,
      fix:
        standing === '' ? `Move ${them} one level out: behind the } of ${quote(arg('outside'))}.` : deletion,
    };
  }
  const inner = `${quote(arg('group'))}${arg('outer') === '' ? '' : ` in its ${quote(arg('outer'))}`}`;
  const place = `${quote(arg('into'))}, between its { and its }`;
  const [sample, into] = [arg('sample'), arg('into')];
  return {
    what: `${what} ${arg('outer') === '' ? 'its' : 'the'} ${inner}.`,
    why,
    fix:
      standing !== ''
        ? deletion
        : sample === ''
          ? `Move ${them} into ${place}.`
          : `Write${into === '' ? '' : ` into ${place}`}: ${sample}`,
  };
}
