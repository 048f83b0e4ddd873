import type { Issue } from '../../model/issue';
import { isAddress } from '../../documents/aliases';
import { NOT_FOUND } from '../../model/route';
import {
  didYouMean,
  listArg,
  numberArg,
  quote,
  textArg,
  type Wordings,
  writeInstead,
} from '../../messages/words';

/** Words about what a document names: pages, places on them, pictures, icons, tokens. */
export const referenceWords: Wordings<
  | 'dead-link'
  | 'planned-link'
  | 'whole-address'
  | 'dead-anchor'
  | 'missing-picture'
  | 'duplicate-id'
  | 'unknown-icon'
  | 'unknown-token'
  | 'placeholder'
  | 'unknown-placeholder'
  | 'planned-exists'
  | 'bad-alias'
> = {
  'dead-link': (issue) => {
    const route = textArg(issue, 'route');
    if (route === NOT_FOUND) {
      return {
        what: 'This link leads to the page for unknown addresses.',
        why: 'That page shows by itself when somebody opens an address that does not exist.',
        fix: 'Write the address of a page that visitors should see.',
      };
    }
    if (numberArg(issue, 'gone')) {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} leads to a page that is gone.`,
        why: 'The page was published, and its file has been deleted, moved or renamed.',
        fix: 'Bring the file back; or, if the page is to stay away, delete the link or write the address of the page that replaces it.',
      };
    }
    return {
      what: `The link ${quote(textArg(issue, 'href'))} leads to a page that does not exist.${didYouMean(issue)}`,
      why: 'Whoever follows it would only learn that there is nothing.',
      fix: writeInstead(
        issue,
        isAddress(route)
          ? `Correct the address, or add the page. If the page comes later, add ${quote(route)} to "plannedRoutes" in _site.json.`
          : 'Correct the address; no page can have this one.',
      ),
    };
  },
  'planned-link': (issue) => ({
    what: `The link ${quote(textArg(issue, 'href'))} leads to a page that is still to be written.`,
    why: 'Its address stands in "plannedRoutes" in _site.json, so this is a warning only.',
    fix: 'Write the page, then take its address out of "plannedRoutes".',
  }),
  'whole-address': (issue) => ({
    what: `The link ${quote(textArg(issue, 'href'))} leads to this site, and writes out its address.`,
    why: 'The browser would load everything anew, and the link would not move when the site does.',
    fix: writeInstead(issue, ''),
  }),
  'dead-anchor': (issue) => {
    const page = textArg(issue, 'page');
    if (page === '') {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} does not say which page it means.${didYouMean(issue)}`,
        why: 'What stands in the site document shows on every page, and most pages do not have this place.',
        fix: writeInstead(issue, 'Write the page before the #, for example /#contact.'),
      };
    }
    const places = listArg(issue, 'anchors');
    return {
      what: `No block of ${page} has the id ${quote(textArg(issue, 'anchor'))}.${didYouMean(issue)}`,
      why: 'The link would open the page, but not lead to a place on it.',
      fix: writeInstead(
        issue,
        `Add "id": ${quote(textArg(issue, 'anchor'))} to the block that is meant, or correct the link.`,
      ),
      more: places === '' ? 'No block of that page has an id yet.' : `The ids on that page are: ${places}.`,
    };
  },
  'missing-picture': missingPictureWords,
  'duplicate-id': (issue) => ({
    what: `The id ${quote(textArg(issue, 'id'))} is used twice on this page; the first is on line ${numberArg(issue, 'firstLine')}.`,
    why: 'A link to it could only ever lead to the first.',
    fix: 'Give one of the two another id, or delete it where no link needs it.',
  }),
  'unknown-icon': (issue) => {
    const others = listArg(issue, 'others');
    return {
      what: `There is no icon ${quote(textArg(issue, 'icon'))}.${didYouMean(issue)}`,
      why: 'Icons are named as in the Phosphor collection, without a style such as -bold; logos as in Simple Icons, with brand: in front.',
      fix: writeInstead(
        issue,
        'Look for one at https://phosphoricons.com, or for a logo at https://simpleicons.org, and write its name.',
      ),
      ...(others !== '' && { more: `Similar names are: ${others}.` }),
    };
  },
  'unknown-token': (issue) => tokenWords(issue),
  placeholder: (issue) => ({
    what: `The value of {${textArg(issue, 'token')}}, ${quote(textArg(issue, 'value'))}, is a placeholder.`,
    why: 'It stands on the pages until the real value is known, and should not be published.',
    fix: `Write the real value, then take ${quote(textArg(issue, 'token'))} out of "placeholders".`,
  }),
  'unknown-placeholder': (issue) => ({
    what: `"placeholders" names ${quote(textArg(issue, 'token'))}, but no token has that name.${didYouMean(issue)}`,
    why: 'The list names tokens whose real value is still to come.',
    fix: writeInstead(issue, 'Delete it from the list.'),
  }),
  'planned-exists': (issue) => ({
    what: `The page ${textArg(issue, 'route')} exists already: ${textArg(issue, 'page')}.`,
    why: '"plannedRoutes" lists pages that are still to be written.',
    fix: 'Delete the address from the list.',
  }),
  'bad-alias': (issue) => ({
    what: `The alias ${quote(textArg(issue, 'alias'))} ${aliasProblem(issue)}.`,
    why: 'An alias is one more address that sends visitors on to this page, so nothing else can stand there.',
    fix:
      textArg(issue, 'reason') === 'form'
        ? 'Write it as a page is addressed: /products/old-name, without a slash or hyphen at the end of a part.'
        : 'Delete it from "aliases", or write another address.',
  }),
};

function missingPictureWords(issue: Issue) {
  const src = quote(textArg(issue, 'src'));
  const file = textArg(issue, 'file');
  if (file !== '') {
    return {
      what: `There is no picture ${src} in ${textArg(issue, 'folder')}, only ${quote(file)}.`,
      why: 'Capitals count, and the names of pictures have none.',
      fix: `Rename the file to ${src}.`,
    };
  }
  const suggestion = textArg(issue, 'suggestion');
  return {
    what: `There is no picture ${src} in ${textArg(issue, 'folder')}.${didYouMean(issue)}`,
    why: 'Visitors would see an empty place.',
    fix:
      suggestion === ''
        ? 'Put the picture into that folder, or correct its name.'
        : `Write ${quote(suggestion)} instead, or put the picture into that folder.`,
  };
}

function aliasProblem(issue: Issue): string {
  const other = textArg(issue, 'other');
  switch (textArg(issue, 'reason')) {
    case 'own':
      return "is this page's own address";
    case 'page':
      return `is the address of another page, ${other}`;
    case 'twice':
      return `stands in another page too, ${other}`;
    default:
      return 'is not an address that a page could have';
  }
}

function tokenWords(issue: Issue) {
  const token = textArg(issue, 'token');
  if (numberArg(issue, 'nested')) {
    return {
      what: `The value of a token cannot have a token in it, as {${token}} here.`,
      why: 'Tokens are filled in once; visitors would read the braces.',
      fix: `Write out the value of {${token}} here.`,
    };
  }
  const suggestion = textArg(issue, 'suggestion');
  const written = textArg(issue, 'written');
  return {
    what: `${written === '' ? `There is no token {${token}}` : `${quote(written)} is not a token`}.${suggestion === '' ? '' : ` Did you mean {${suggestion}}?`}`,
    why: 'A name in braces stands for a value from "tokens" in _site.json; without one, visitors would read the braces.',
    fix:
      suggestion === ''
        ? `${written === '' ? `Add ${quote(token)} to "tokens" in _site.json, or use` : 'Use'} one of those below.`
        : `Write {${suggestion}} instead.`,
    more: `The tokens are: ${listArg(issue, 'names')}.`,
  };
}
