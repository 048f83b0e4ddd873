import type { Edit, Node } from 'jsonc-parser';
import type { OpenDocument } from '../../documents/open-document';
import { replaceValue } from '../../json/edit';
import { locate } from '../../json/locate';
import { linksIn, parseRichText } from '../../rich-text/parse';
import { internalLinks } from '../../rules/links/links';
import type { SiteIndex } from '../../documents/site-index';
import { pageOf } from './menu';

/** Where a page stood and where it will. */
export interface Route {
  from: string;
  to: string;
}

/** Links of a document to a page that moves, and how each is changed. */
export interface LinkEdits {
  edits: Edit[];
  /** Offsets of links that are written so that they cannot be told from their text. */
  unclear: number[];
}

/** Leads every link to one page to another address; what follows the address in a link stays. */
export function linkEdits(document: OpenDocument, siteIndex: SiteIndex, route: Route): LinkEdits {
  const links = [...internalLinks(document, siteIndex)].filter((link) => link.route === route.from);
  const found: LinkEdits = { edits: [], unclear: [] };
  for (const pointer of new Set(links.map((link) => link.pointer))) {
    const inValue = links.filter((link) => link.pointer === pointer);
    const node = document.tree && locate(document.tree, pointer)?.value;
    if (!node) continue;
    const spans = inValue.flatMap((link) => {
      const span = link.span?.();
      return span ? [{ span, href: link.href }] : [];
    });
    const [first] = inValue;
    if (spans.length === inValue.length) {
      for (const { span, href } of spans)
        found.edits.push({ offset: span.offset, length: pageOf(href).length, content: route.to });
    } else if (first && pointer.endsWith('/href')) {
      found.edits.push(hrefEdit(document.text, node, { href: first.href, to: route.to }));
    } else {
      const changed = inRichText(String(node.value), route);
      if (leadsTo(changed, route.from)) found.unclear.push(node.offset);
      else found.edits.push(replaceValue(node, changed));
    }
  }
  return found;
}

/** Only the address, where it is written as it is; else the whole text of the link. */
function hrefEdit(text: string, node: Node, { href, to }: { href: string; to: string }): Edit {
  const page = pageOf(href);
  const isPlain = text.startsWith(page, node.offset + 1);
  if (isPlain) return { offset: node.offset + 1, length: page.length, content: to };
  return replaceValue(node, to + href.slice(page.length));
}

/** For links with a title or in angle brackets, which are not found as they stand. */
function inRichText(markdown: string, { from, to }: Route): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return markdown.replace(new RegExp(`(\\]\\(\\s*<?)${escaped}(?=[\\s)#?>])`, 'g'), `$1${to}`);
}

const leadsTo = (markdown: string, route: string) =>
  linksIn(parseRichText(markdown)).some((href) => pageOf(href) === route);
