import type { Edit, Node } from 'jsonc-parser';
import type { OpenDocument } from '../../documents/open-document';
import { replaceValue } from '../../json/edit';
import { locate } from '../../json/locate';
import { linksIn, parseRichText } from '../../rich-text/parse';
import { internalLinks } from '../../rules/links/links';
import type { SiteIndex } from '../../documents/site-index';
import { pageOf } from './menu';

/** Where links to a page lead from now on. */
export interface LinkChange {
  from: string;
  /** The new link for one as it is written, with its place on the page. */
  to: (href: string) => string;
}

/** The edits of a document's links to a page that moves or goes. */
export interface LinkEdits {
  edits: LinkEdit[];
  /** Offsets of links that are written in a form that cannot be edited safely. */
  unclear: number[];
}

/** An edit of a link, or of several in one text. */
export interface LinkEdit {
  edit: Edit;
  /** The value that holds the link. */
  pointer: string;
}

/** Changes every link to a page to another address. */
export function linkEdits(document: OpenDocument, siteIndex: SiteIndex, change: LinkChange): LinkEdits {
  const links = [...internalLinks(document, siteIndex)].filter((link) => link.route === change.from);
  const found: LinkEdits = { edits: [], unclear: [] };
  for (const pointer of new Set(links.map((link) => link.pointer))) {
    const inValue = links.filter((link) => link.pointer === pointer);
    const node = document.tree && locate(document.tree, pointer)?.value;
    if (!node) continue;
    const spans = inValue.flatMap((link) => {
      const span = link.span?.();
      return span ? [{ offset: span.offset, href: link.href }] : [];
    });
    const [first] = inValue;
    const add = (edit: Edit) => found.edits.push({ edit, pointer });
    if (spans.length === inValue.length) {
      for (const { offset, href } of spans) add({ offset, length: href.length, content: change.to(href) });
    } else if (first && pointer.endsWith('/href')) {
      add(hrefEdit(document.text, node, { href: first.href, to: change.to(first.href) }));
    } else {
      const changed = inRichText(String(node.value), change);
      if (leadsTo(changed, change.from)) found.unclear.push(node.offset);
      else add(replaceValue(node, changed));
    }
  }
  return found;
}

/** Only what is between the quotation marks, where it is written without escapes; otherwise the whole text of the link. */
function hrefEdit(text: string, node: Node, { href, to }: { href: string; to: string }): Edit {
  const isPlain = text.startsWith(href, node.offset + 1);
  return isPlain ? { offset: node.offset + 1, length: href.length, content: to } : replaceValue(node, to);
}

/** For links with a title or in angle brackets, whose address is not found as written. */
function inRichText(markdown: string, { from, to }: LinkChange): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const links = new RegExp(`(\\]\\(\\s*<?)(${escaped}(?=[\\s)#?>])[^\\s)>]*)`, 'g');
  return markdown.replace(links, (_, opening: string, href: string) => opening + to(href));
}

const leadsTo = (markdown: string, route: string) =>
  linksIn(parseRichText(markdown)).some((href) => pageOf(href) === route);
