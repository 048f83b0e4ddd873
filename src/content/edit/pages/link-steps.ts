import type { OpenDocument } from '../../documents/document/open-document';
import { applyEdits } from '../../json/edit/apply-edits';
import { rawOf } from '../../json/edit/layout';
import { locate } from '../../json/locate';
import { linksIn, parseRichText } from '../../rich-text/parse';
import { internalLinks } from '../../rules/targets/links';
import type { SiteIndex } from '../../documents/site/site-index';
import { pageOf } from './menu';
import type { Step } from './steps';

/** Where links to a page, or to some, lead from now on. */
interface LinkChange {
  from: string | readonly string[];
  /** The new link for one as it is written, with its place on the page, and the page that it leads to. */
  to: (href: string, route: string) => string;
  /** The description of the change of a value that holds links. */
  what: (pointer: string) => string;
}

/** The changes of a document's links to a page that moves or goes. */
interface LinkSteps {
  steps: Step[];
  /** Offsets of links that are written in a form that cannot be edited safely. */
  unclear: number[];
}

/** Changes every link to a page, or to some, to another address; all links of one text in one step. */
export function linkSteps(document: OpenDocument, siteIndex: SiteIndex, change: LinkChange): LinkSteps {
  const from = [change.from].flat();
  const links = [...internalLinks(document, siteIndex)].flatMap((link) =>
    link.route !== undefined && from.includes(link.route) ? [{ ...link, route: link.route }] : [],
  );
  const found: LinkSteps = { steps: [], unclear: [] };
  for (const pointer of new Set(links.map((link) => link.pointer))) {
    const inValue = links.filter((link) => link.pointer === pointer);
    const [first] = inValue;
    const node = document.tree && locate(document.tree, pointer)?.value;
    if (!node || !first) continue;
    const expected = String(node.value);
    const edits = inValue.flatMap(({ span, href, route }) => {
      const place = span?.();
      return place
        ? [{ offset: place.offset - node.offset, length: href.length, content: change.to(href, route) }]
        : [];
    });
    const isWhole = pointer.endsWith('/href');
    const value =
      edits.length === inValue.length
        ? String(JSON.parse(applyEdits(rawOf(document.text, node), edits)))
        : isWhole
          ? change.to(expected, first.route)
          : from.reduce((text, route) => inRichText(text, route, change), expected);
    if (!isWhole && edits.length < inValue.length && from.some((route) => leadsTo(value, route)))
      found.unclear.push(node.offset);
    else
      found.steps.push({ operation: { kind: 'set', pointer, value, expected }, what: change.what(pointer) });
  }
  return found;
}

/** For links with a title or in angle brackets, whose address is not found as written. */
function inRichText(markdown: string, from: string, { to }: LinkChange): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const links = new RegExp(`(\\]\\(\\s*<?)(${escaped}(?=[\\s)#?>])[^\\s)>]*)`, 'g');
  return markdown.replace(links, (_, opening: string, href: string) => opening + to(href, from));
}

const leadsTo = (markdown: string, route: string) =>
  linksIn(parseRichText(markdown)).some((href) => pageOf(href) === route);
