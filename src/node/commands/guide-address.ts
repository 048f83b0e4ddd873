import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { GUIDE } from '../../content/report/words/guide';
import { PROJECT_ROOT } from '../project';

/**
 * The address of the page that explains each message: on GitHub the file of the very commit that is checked, elsewhere
 * the file on this disk.
 *
 * @param environment with the variables that GitHub sets for every step of a workflow
 * (https://docs.github.com/actions/reference/variables-reference)
 */
export function guideAddress(environment: NodeJS.ProcessEnv = process.env): string {
  const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA = 'HEAD' } = environment;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && isProject(GITHUB_WORKSPACE ?? PROJECT_ROOT))
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}/${GUIDE}`;
  return pathToFileURL(path.join(PROJECT_ROOT, GUIDE)).href;
}

/** Whether a repository that was checked out into a folder is this project; it can be another one, which uses this. */
const isProject = (folder: string) => realPath(folder) === realPath(PROJECT_ROOT);

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder);
  }
}
