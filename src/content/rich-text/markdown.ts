import MarkdownIt from 'markdown-it';

/** The parts of CommonMark that are supported; everything else stays as it was typed. */
const MARKUP = ['list', 'emphasis', 'link', 'escape', 'newline'];

/** The maximum nesting of tokens. Far more than a page shows, few enough for the stack. */
const MAX_TOKEN_NESTING = 1000;

const withLists = create(MARKUP);
const withoutLists = create(MARKUP.filter((name) => name !== 'list'));

/** The parser of rich texts. */
export const markdown = (lists: boolean) => (lists ? withLists : withoutLists);

function create(names: string[]) {
  const parser = new MarkdownIt('zero', { maxNesting: MAX_TOKEN_NESTING }).enable(names);
  // Links are checked by rules, which need the address as it is written in the document.
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
