import type { Author } from '../../../../content/model/protocols/studio-versions';
import type { Repository } from './repository';

/** Whether Git knows no name and mail address for a commit; it is not to make them up from the name of the computer. */
export async function needsAuthor({ git }: Repository): Promise<boolean> {
  const idents = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'];
  const known = await Promise.all(
    idents.map((ident) => git(['-c', 'user.useConfigOnly=true', 'var', ident])),
  );
  return known.some(({ code }) => code !== 0);
}

/** Notes the author for this repository, so that the next commit does not ask again. */
export async function noteAuthor({ git }: Repository, { name, email }: Author): Promise<void> {
  await git(['config', '--local', 'user.name', name]);
  await git(['config', '--local', 'user.email', email]);
}
