import type { DocumentVersion, StudioHistory } from '../../../../content/model/protocols/studio-versions';
import { mapLimited } from '../../../system/async/map-limited';
import { expectDocumentPath } from '../disk/document-path';
import { CallProblem } from '../request-checks/call-problem';
import { openRepository } from './repository';
import { WHY } from './words';

/** The most versions that are sent. */
const MAX_VERSIONS = 30;

/** What no name of a person or file begins with. */
const MARK = '\u0001';

/**
 * The versions of a document, the newest first. A document that had another name before is followed, within the pages folder.
 *
 * @throws CallProblem for what is no document of the site
 */
export async function historyOf(pagesDir: string, path: string): Promise<StudioHistory> {
  expectDocumentPath(path);
  try {
    const { git, prefix } = await openRepository(pagesDir);
    const { code, out, words } = await git([
      ...['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'diff.relative=false'],
      ...['log', '--follow', '-z', '--no-color', '--name-status', `--max-count=${MAX_VERSIONS + 1}`],
      ...[`--format=${MARK}%H%n%aN%n%aI`, 'HEAD', '--', `${prefix}${path}`],
    ]);
    if (code !== 0) throw new CallProblem(WHY.git(words));
    const entries = out.split(MARK).slice(1).map(entryOf);
    const outside = entries.findIndex(({ file }) => !file.startsWith(prefix));
    const own = outside < 0 ? entries : entries.slice(0, outside);
    const versions = await mapLimited(
      own.slice(0, MAX_VERSIONS),
      async ({ id, author, at, file }): Promise<DocumentVersion> => {
        const blob = await git(['cat-file', 'blob', `${id}:${file}`]);
        return { id, author, at, text: blob.code === 0 ? blob.out : null };
      },
    );
    return { versions, isCut: own.length > MAX_VERSIONS };
  } catch (error) {
    if (error instanceof CallProblem) return { problem: error.message };
    throw error;
  }
}

/** @param text three lines, then the letter of the change and one path, or two where it was renamed: `R090\0old\0new\0` */
function entryOf(text: string) {
  const [head = '', ...rest] = text.split('\0');
  const [id = '', author = '', at = ''] = head.split('\n');
  return { id, author, at, file: rest.findLast((part) => part !== '' && part !== '\n') ?? '' };
}
