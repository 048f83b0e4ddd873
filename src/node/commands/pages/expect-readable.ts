import type { OpenDocument } from '../../../content/documents/document/open-document';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { CommandProblem } from '../../system/command-problem';

/**
 * Makes sure that every link to a page can be found.
 *
 * @throws CommandProblem for another document that is unreadable, which may contain one
 */
export function expectOthersReadable({ documents }: SiteIndex, page: OpenDocument): void {
  const broken = documents.find((document) => document !== page && document.value === undefined);
  if (!broken) return;
  throw new CommandProblem(`${broken.source.file} cannot be read, and may link to the page. ${FIX}`);
}

/**
 * Makes sure that the text of a page itself can be changed.
 *
 * @throws CommandProblem when it is unreadable
 */
export function expectReadable({ value, source }: OpenDocument): void {
  if (value !== undefined) return;
  throw new CommandProblem(
    `The page itself cannot be read: ${source.file}. So its address cannot be changed. ${FIX}`,
  );
}

/**
 * Makes sure that a page can be deleted: it may be no JSON, but only a text can be compared with the file at the last moment.
 *
 * @throws CommandProblem when its file could not be read as text
 */
export function expectText({ source: { file, content } }: OpenDocument): void {
  if ('text' in content) return;
  throw new CommandProblem(`The page itself cannot be read: ${file}. ${FIX}`);
}

const FIX = 'Fix what validation (npm run validate) says of it, and try again.';

/** @throws CommandProblem for a link that is written in a form that cannot be changed safely */
export function expectClear(unclear: readonly { file: string; line: number }[], route: string): void {
  const [first] = unclear;
  if (!first) return;
  throw new CommandProblem(
    `${first.file}:${first.line} links to ${route} in a form that cannot be changed safely. ` +
      `Write the link as [words](${route}) and try again. Nothing was changed.`,
  );
}
