import path from 'node:path';
import { fileOf } from '../../../../content/documents/site/with-texts';
import { FOLDERS } from '../../../../content/model/addresses/reserved';
import type { ChangedPictures, StudioChanges } from '../../../../content/model/protocols/studio-versions';
import { finishInterruptedChange } from '../../../change-files/finish-interrupted-change';
import { mapLimited } from '../../../system/async/map-limited';
import { lstatIfThere, textIfThere } from '../../../system/paths/if-there';
import type { SiteChanges } from '../disk/since-opened';
import { CallProblem } from '../request-checks/call-problem';
import { needsAuthor } from './author';
import { branchBeingUsed, remoteOf, unsentOn } from './branch';
import {
  changedFiles,
  isAtHead,
  NoRepository,
  openRepository,
  type Repository,
  textAtHead,
} from './repository';

interface SitePlace {
  pagesDir: string;
  /** The same as the user knows it. */
  dir: string;
}

/**
 * What differs on the disk from the last commit, and how it would be handed over; or why it cannot be.
 *
 * @param sinceOpened what differs from when the studio was opened, where there is no repository
 */
export async function changesSinceCommit(
  { pagesDir, dir }: SitePlace,
  sinceOpened: () => SiteChanges,
): Promise<StudioChanges> {
  try {
    await finishInterruptedChange(pagesDir);
    const repository = await openRepository(pagesDir);
    const changed = await changedSince(repository, { pagesDir, dir });
    const [branch, remote] = [await branchBeingUsed(repository), await remoteOf(repository)];
    const isShared = branch !== undefined && remote !== undefined;
    return {
      ...changed,
      unsent: isShared ? await unsentOn(repository, branch, remote) : [],
      hasRemote: remote !== undefined,
      needsAuthor: await needsAuthor(repository),
      ...(branch !== undefined && { branch }),
    };
  } catch (error) {
    if (error instanceof NoRepository)
      return {
        ...sinceOpened(),
        noRepository: error.message,
        unsent: [],
        hasRemote: false,
        needsAuthor: false,
      };
    if (error instanceof CallProblem) return { problem: error.message };
    throw error;
  }
}

/**
 * The changed documents with their texts, and the names of the changed pictures.
 *
 * @throws where a document cannot be read: it was not deleted
 */
export async function changedSince(
  repository: Repository,
  { pagesDir, dir }: SitePlace,
): Promise<SiteChanges> {
  const files = (await changedFiles(repository)).map((file) => file.path);
  const isPicture = (file: string) => file.startsWith(`${FOLDERS.media}/`);
  const documents = await mapLimited(
    files.filter((file) => !isPicture(file)),
    async (file) => ({
      path: file,
      file: fileOf(dir, file),
      before: (await textAtHead(repository, file)) ?? null,
      now: (await textIfThere(path.join(pagesDir, file))) ?? null,
    }),
  );
  const pictures: ChangedPictures = { added: [], changed: [], removed: [] };
  await mapLimited(files.filter(isPicture), async (file) => {
    const isThere = lstatIfThere(path.join(pagesDir, file)) !== undefined;
    const wasThere = await isAtHead(repository, file);
    (isThere ? (wasThere ? pictures.changed : pictures.added) : pictures.removed).push(file);
  });
  return { documents, pictures };
}
