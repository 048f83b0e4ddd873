import type { Issue } from '../../model/issue';
import { listArg, numberArg, quote, textArg, type Wordings } from '../../messages/words';

/** Words about what could be better in a document that is otherwise right. */
export const polishWords: Wordings<
  | 'title-length'
  | 'description-length'
  | 'duplicate-title'
  | 'duplicate-description'
  | 'heading-order'
  | 'weak-link-text'
  | 'alt-is-file-name'
  | 'orphan-page'
  | 'leftover-text'
  | 'markup-in-text'
  | 'repeated-text'
> = {
  'title-length': (issue) =>
    lengthWords(issue, 'title', 'Say what the page offers, and to whom, in a few words.'),
  'description-length': (issue) =>
    lengthWords(issue, 'description', 'Say in one or two sentences what visitors find on the page.'),
  'duplicate-title': (issue) => ({
    what: `${textArg(issue, 'other')} has the same title.`,
    why: 'In search results and in browser tabs nobody could tell the two pages apart.',
    fix: 'Write what is different about this page.',
  }),
  'duplicate-description': (issue) => ({
    what: `${textArg(issue, 'other')} has the same description.`,
    why: 'Search results would say the same of two pages, or leave one of them out.',
    fix: 'Describe what only this page offers.',
  }),
  'heading-order': headingWords,
  'weak-link-text': (issue) => ({
    what: `The words of this link, ${quote(textArg(issue, 'text'))}, do not say where it leads.`,
    why: 'Many visitors go from link to link, some with a screen reader that reads out nothing else.',
    fix: 'Name what they find behind it, for example "See the prices".',
  }),
  'alt-is-file-name': (issue) => ({
    what: `The description of this picture only repeats the name of its file, ${textArg(issue, 'src')}.`,
    why: 'It is read to those who cannot see the picture.',
    fix: 'Say what the picture shows, as you would on the telephone.',
  }),
  'orphan-page': (issue) => ({
    what: `No link leads to the page ${textArg(issue, 'route')}.`,
    why: 'Visitors and search engines find a page through links.',
    fix: `Add an entry with "href": ${quote(textArg(issue, 'route'))} to "navigation" in _site.json, or link to it from a page that belongs to it.`,
  }),
  'leftover-text': (issue) => ({
    what: `${quote(textArg(issue, 'text'))} was left in the text.`,
    why: 'Visitors would read a note that was meant for you.',
    fix: 'Write what should stand here, or delete it.',
  }),
  'markup-in-text': (issue) => ({
    what: `There is HTML in this text: ${quote(textArg(issue, 'text'))}.`,
    why: 'Texts are shown as they are written, so visitors would read it letter by letter.',
    fix: 'Delete it, and write the character itself in the place of one such as &amp;.',
  }),
  'repeated-text': (issue) => ({
    what: `${textArg(issue, 'other')} has this text too, word for word.`,
    why: 'Whoever reads both pages feels a template, and search engines show only one of the two.',
    fix: 'Say it in the words of this page.',
  }),
};

function lengthWords(issue: Issue, name: string, fix: string) {
  const length = numberArg(issue, 'length');
  const least = numberArg(issue, 'least');
  const most = numberArg(issue, 'most');
  const isShort = length < least;
  return {
    what: `The ${name} has ${length} characters; ${least} to ${most} are good.`,
    why: isShort
      ? 'Search results show it, and so little says hardly anything.'
      : 'Search results cut off the rest.',
    fix: isShort ? fix : `Shorten it by ${length - most} or more.`,
  };
}

function headingWords(issue: Issue) {
  const why = 'Screen readers and search engines know a page by its one main heading, at the top.';
  const more = `Blocks with a main heading are: ${listArg(issue, 'openings')}.`;
  const type = quote(textArg(issue, 'type'));
  switch (textArg(issue, 'reason')) {
    case 'none':
      return {
        what: 'This page has no main heading.',
        why,
        fix: 'Begin it with a block that has one.',
        more,
      };
    case 'late':
      return {
        what: `The main heading, in ${type}, is not at the top.`,
        why,
        fix: 'Move that block to the top.',
        more,
      };
    default:
      return {
        what: `${type} gives this page a second main heading.`,
        why,
        fix: 'Take another kind of block here.',
        more,
      };
  }
}
