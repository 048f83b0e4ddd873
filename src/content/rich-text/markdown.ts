import MarkdownIt from 'markdown-it';

/** What of CommonMark is read as markup; all the rest stays as it was typed. */
const MARKUP = ['list', 'emphasis', 'link', 'escape', 'newline'];

/** In levels of tokens. Far more than a page shows, few enough for the stack. */
const NESTING = 1000;

const withLists = create(MARKUP);
const withoutLists = create(MARKUP.filter((name) => name !== 'list'));

/** The parser of rich texts. */
export const markdown = (lists: boolean) => (lists ? withLists : withoutLists);

function create(names: string[]) {
  const parser = new MarkdownIt('zero', { maxNesting: NESTING }).enable(names);
  // An address is checked by the rules for links, and must be what stands in the document.
  parser.normalizeLink = (address) => address;
  parser.validateLink = () => true;
  const { parseLinkDestination } = parser.helpers;
  parser.helpers.parseLinkDestination = (text, start, max) => {
    const found = parseLinkDestination(text, start, max);
    const written = text.slice(start, found.pos).replace(/^<(.*)>$/, '$1');
    return { ...found, str: parser.utils.unescapeMd(written) };
  };
  return parser;
}
