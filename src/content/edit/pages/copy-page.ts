import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import type { DocumentSchema } from '../../schema/document-schema';
import { isRecord } from '../../util/is-record';
import type { Operation } from '../../model/operation';
import { linkSteps } from './link-steps';
import { pageOf } from './menu';
import { applySteps, schemaStep, type Step } from './steps';

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
  /** Empty where it is that of the first page. */
  description: string;
  /** Whether the copy is a draft; left out, it is what the first page is. */
  isDraft?: boolean;
  /** Of pages. */
  schema: DocumentSchema;
}

/**
 * Copies a page whole, to the byte, but for what must be different: its title and name; its aliases and
 * the dates on which it comes and goes, which stay with the first page; its links to itself, which lead to the copy.
 *
 * @returns the text of the new document
 */
export function copyPage(siteIndex: SiteIndex, page: OpenDocument, copy: Copy): string {
  const { from, to, path } = copy;
  const { steps } = linkSteps(page, siteIndex, {
    from,
    to: (href) => to + href.slice(pageOf(href).length),
    what: () => '',
  });
  return applySteps(page, [...steps, ...headSteps(page, copy), ...schemaStep(page, path)], copy.schema).text;
}

/** What is said of one page and not of a copy of it: its old addresses, and when it is public. */
const OF_THE_FIRST = ['aliases', 'publishFrom', 'publishUntil'];

function headSteps({ value }: OpenDocument, { title, name, description, isDraft }: Copy): Step[] {
  if (!isRecord(value)) return [];
  const operations: Operation[] = [{ kind: 'set', pointer: '/title', value: title, expected: value.title }];
  if (name !== title) operations.push({ kind: 'set', pointer: '/name', value: name, expected: value.name });
  else if ('name' in value) operations.push({ kind: 'unset', pointer: '/name', expected: value.name });
  if (description !== '')
    operations.push({
      kind: 'set',
      pointer: '/description',
      value: description,
      expected: value.description,
    });
  if (isDraft) operations.push({ kind: 'set', pointer: '/status', value: 'draft', expected: value.status });
  const gone = isDraft === false ? [...OF_THE_FIRST, 'status'] : OF_THE_FIRST;
  for (const name of gone)
    if (name in value) operations.push({ kind: 'unset', pointer: `/${name}`, expected: value[name] });
  return operations.map((operation) => ({ operation, what: '' }));
}
