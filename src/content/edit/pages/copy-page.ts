import type { OpenDocument } from '../../documents/open-document';
import type { SiteIndex } from '../../documents/site-index';
import { insertAfter, removeValue, replaceValue } from '../../json/edit';
import { locate } from '../../json/locate';
import { linkEdits } from './link-edits';
import { pageOf } from './menu';
import { applySteps, schemaStep, type Step } from './move-page';

/** What is different in the copy of a page. */
interface Copy {
  /** The address of the page that is copied. */
  from: string;
  to: string;
  /** The path of the new document inside the pages folder. */
  path: string;
  title: string;
  /** The short name; left out of the document where it is the title. */
  name: string;
}

/**
 * Copies a page whole, to the byte, but for what must be different: its title and name; its aliases, which stay with the
 * first page; its links to itself, which lead to the copy.
 *
 * @returns the text of the new document
 */
export function copyPage(siteIndex: SiteIndex, page: OpenDocument, copy: Copy): string {
  const { from, to, path } = copy;
  const links = linkEdits(page, siteIndex, {
    from,
    to: (href) => to + href.slice(pageOf(href).length),
  });
  const edits = links.edits.map(({ edit }): Step => ({ edit, what: '' }));
  return applySteps(page, [...edits, ...headSteps(page, copy), ...schemaStep(page, path)]).text;
}

function headSteps({ tree, text }: OpenDocument, { title, name }: Copy): Step[] {
  const [oldTitle, oldName, aliases] = ['/title', '/name', '/aliases'].map(
    (pointer) => tree && locate(tree, pointer),
  );
  const after = oldTitle?.key?.parent;
  return [
    ...(oldTitle ? [replaceValue(oldTitle.value, title)] : []),
    ...(oldName ? [replaceValue(oldName.value, name)] : []),
    ...(!oldName && after && name !== title ? [insertAfter(after, 'name', name, text)] : []),
    ...(aliases?.key?.parent ? [removeValue(aliases.key.parent)] : []),
  ].map((edit) => ({ edit, what: '' }));
}
