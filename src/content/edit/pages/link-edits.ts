import type { Edit, Node } from 'jsonc-parser';
import type { OpenDocument } from '../../documents/open-document';
import { replaceValue } from '../../json/edit';
import { locate } from '../../json/locate';
import { linksIn, parseRichText } from '../../rich-text/parse';
import { internalLinks } from '../../rules/targets/links';
import type { SiteIndex } from '../../documents/site-index';
import { pageOf } from './menu';

/** The old and the new route of a page. */
export interface Route {
  from: string;
  to: string;
}

/** The edits of a document's links to a page that moves. */
export interface LinkEdits {
  edits: Edit[];
  /** Offsets of links that are written in a form that cannot be edited safely. */
  unclear: number[];
}

/** Changes every link to a page to another address; anchors in a link stay. */
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

/** Only the address, where it is written without escapes; otherwise the whole text of the link. */
function hrefEdit(text: string, node: Node, { href, to }: { href: string; to: string }): Edit {
  const page = pageOf(href);
  const isPlain = text.startsWith(page, node.offset + 1);
  if (isPlain) return { offset: node.offset + 1, length: page.length, content: to };
  return replaceValue(node, to + href.slice(page.length));
}

/** For links with a title or in angle brackets, whose address is not found as written. */
function inRichText(markdown: string, { from, to }: Route): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return markdown.replace(new RegExp(`(\\]\\(\\s*<?)${escaped}(?=[\\s)#?>])`, 'g'), `$1${to}`);
}

const leadsTo = (markdown: string, route: string) =>
  linksIn(parseRichText(markdown)).some((href) => pageOf(href) === route);
