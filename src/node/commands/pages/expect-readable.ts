import type { SiteIndex } from '../../../content/documents/site/site-index';
import { CommandProblem } from '../../system/command-problem';

/**
 * Makes sure that every link to a page can be found.
 *
 * @throws CommandProblem for an unreadable document, which may contain one
 */
export function expectReadable({ documents }: SiteIndex): void {
  const broken = documents.find(({ value }) => value === undefined);
  if (!broken) return;
  throw new CommandProblem(
    `${broken.source.file} cannot be read, and may link to the page. Fix what validation says of it, and try again.`,
  );
}

/** @throws CommandProblem for a link that is written in a form that cannot be changed safely */
export function expectClear(unclear: readonly { file: string; line: number }[], route: string): void {
  const [first] = unclear;
  if (!first) return;
  throw new CommandProblem(
    `${first.file}:${first.line} links to ${route} in a form that cannot be changed safely. ` +
      `Write the link as [words](${route}) and try again. Nothing was changed.`,
  );
}
