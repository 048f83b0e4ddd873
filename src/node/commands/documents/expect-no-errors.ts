import { createValidator } from '../../../content/check/validate';
import { allDocuments } from '../../../content/documents/site/all-documents';
import { openDocument } from '../../../content/documents/document/open-document';
import { mayBeAbsent } from '../../../content/documents/site/public-part';
import { routeOf } from '../../../content/model/addresses/route';
import type { SiteSources, SourceFile } from '../../../content/model/source';
import { formatReport } from '../../../content/report/format';
import { badRoute } from '../../../content/rules/addresses/bad-route';
import type { Issue } from '../../../content/rules/lists/issue';
import { loadValidatorConfig } from '../../read/validator-config';
import { CommandProblem } from '../../system/command-problem';

/** @throws CommandProblem in the words of validation, where a document cannot be read as JSON */
export async function expectJson(sources: SiteSources): Promise<void> {
  const issues = await errorsOf(allDocuments(sources).filter(isBroken));
  refuse(sources, issues, 'What cannot be read cannot be brought up to date. Nothing was changed.');
}

/** @throws CommandProblem in the words of validation, where a page does not say in a valid way when it is public */
export async function expectKnownDates(sources: SiteSources): Promise<void> {
  const broken = new Set(sources.pages.filter(isBroken).map(({ file }) => file));
  const errors = await errorsOf(sources.pages.filter((page) => broken.has(page.file) || mayBeAbsent(page)));
  const issues = errors.filter((issue) => broken.has(issue.file) || isOfPublication(issue));
  refuse(sources, [...issues, ...(await misnamed(sources))], 'So it is not known when each page is public.');
}

/** What is wrong with the names of pages that have dates: no page comes or goes at what can be no address. */
async function misnamed(sources: SiteSources): Promise<Issue[]> {
  const files = new Set(
    sources.pages
      .filter((page) => routeOf(page.path) === undefined && mayBeAbsent(page))
      .map(({ file }) => file),
  );
  if (files.size === 0) return [];
  const { issues } = createValidator(await loadValidatorConfig()).validate(sources);
  return issues.filter(({ code, file }) => code === badRoute.code && files.has(file));
}

const isBroken = (source: SourceFile) => !openDocument(source).isJson;

const PUBLICATION: ReadonlySet<unknown> = new Set(['status', 'publishFrom', 'publishUntil']);

/** A misspelt name counts as the one that it probably is. */
const isOfPublication = ({ pointer, args }: Issue) =>
  PUBLICATION.has(pointer.slice(1)) || (pointer.lastIndexOf('/') === 0 && PUBLICATION.has(args.suggestion));

/** The errors of documents by themselves. */
async function errorsOf(documents: readonly SourceFile[]): Promise<Issue[]> {
  if (documents.length === 0) return [];
  const validator = createValidator(await loadValidatorConfig(), { withImprovements: false });
  const issues = documents.flatMap((document) => validator.issuesAlone(document));
  return issues.filter(({ severity }) => severity === 'error');
}

function refuse(sources: SiteSources, issues: readonly Issue[], consequence: string): void {
  if (issues.length === 0) return;
  const report = formatReport({ issues, documents: allDocuments(sources).length }, sources);
  throw new CommandProblem(`${report}\n${consequence}`);
}
