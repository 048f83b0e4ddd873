import { compareSites } from '../../../../content/edit/changes/compare-sites';
import { describeChanges } from '../../../../content/edit/changes/describe';
import { snapshotsOf } from '../../../../content/edit/changes/snapshots-of';
import type { HandOverAnswer, HandOverRequest } from '../../../../content/model/protocols/studio-versions';
import { finishInterruptedChange } from '../../../change-files/finish-interrupted-change';
import { CallProblem } from '../request-checks/call-problem';
import { needsAuthor, noteAuthor } from './author';
import {
  branchBeingUsed,
  currentBranch,
  mainBranch,
  newBranchName,
  noteSent,
  noteUnsent,
  remoteOf,
  unsentOn,
} from './branch';
import { changedSince } from './changes';
import { commitFiles } from './commit';
import { fetchFrom, push } from './push';
import { proposalAddress } from './remote-address';
import { changedFiles, expectNoMerge, openRepository, type Repository } from './repository';
import { WHY } from './words';

interface HandOverPlace {
  pagesDir: string;
  dir: string;
  /** The day, for branches whose name has no Latin letters: `2026-11-23`. */
  day?: string;
}

/**
 * Hands the documents and pictures of a site over: a commit of these files alone, with the summary of changes as its message, on a
 * branch that is not the main one, pushed where there is a remote. Files of others stay as they are, staged or not.
 */
export async function handOver(place: HandOverPlace, request: HandOverRequest): Promise<HandOverAnswer> {
  try {
    await finishInterruptedChange(place.pagesDir);
    const repository = await openRepository(place.pagesDir);
    await expectNoMerge(repository);
    return await handOverIn(repository, place, request);
  } catch (error) {
    if (error instanceof CallProblem) return { problem: error.message };
    throw error;
  }
}

async function handOverIn(
  repository: Repository,
  { pagesDir, dir, day = new Date().toISOString().slice(0, 10) }: HandOverPlace,
  { name, author }: HandOverRequest,
): Promise<HandOverAnswer> {
  const [files, remote] = [await changedFiles(repository), await remoteOf(repository)];
  if (remote !== undefined) await fetchFrom(repository, remote);
  const used = await branchBeingUsed(repository);
  if (files.length === 0) {
    // Commits that an earlier attempt has made, but could not push.
    if (used !== undefined && remote !== undefined && (await unsentOn(repository, used, remote)).length > 0)
      return pushed(repository, remote, used);
    throw new CallProblem(WHY.nothing);
  }
  if (author === undefined && (await needsAuthor(repository))) throw new CallProblem(WHY.author);
  const { documents, pictures } = await changedSince(repository, { pagesDir, dir });
  const { before, after } = snapshotsOf(documents, pictures);
  const summary = describeChanges(compareSites(before, after), 'the last commit');
  const branch = used ?? (await newBranchName(repository, { name, remote, day }));
  const commit = () => commitFiles(repository, files, { message: `${name}\n\n${summary}`, author });
  const start = (await repository.git(['rev-parse', 'HEAD'])).out.trim();
  await (used === undefined ? onNewBranch(repository, { branch, start }, commit) : commit());
  if (author !== undefined) await noteAuthor(repository, author);
  await noteUnsent(repository, branch, start);
  return pushed(repository, remote, branch);
}

async function pushed(
  repository: Repository,
  remote: string | undefined,
  branch: string,
): Promise<HandOverAnswer> {
  if (remote === undefined) return { branch, isPushed: false };
  const notPushed = await push(repository, remote, branch);
  if (notPushed !== undefined) return { branch, isPushed: false, notPushed };
  await noteSent(repository, branch);
  const { out } = await repository.git(['remote', 'get-url', '--push', '--', remote]);
  const address = proposalAddress(out.trim(), await mainBranch(repository, remote), branch);
  return { branch, isPushed: true, ...(address !== undefined && { address }) };
}

/** Makes a branch here and does something on it. No file changes by that; where it fails, all is as before. */
async function onNewBranch(
  repository: Repository,
  { branch, start }: { branch: string; start: string },
  act: () => Promise<void>,
): Promise<void> {
  const { git } = repository;
  const before = await currentBranch(repository);
  const made = await git(['branch', '--no-track', '--', branch, start]);
  if (made.code !== 0) throw new CallProblem(WHY.git(made.words));
  await git(['symbolic-ref', '-m', 'Hand over in the studio', 'HEAD', `refs/heads/${branch}`]);
  try {
    await act();
  } catch (error) {
    if (before === undefined) await git(['update-ref', '--no-deref', 'HEAD', start]);
    else await git(['symbolic-ref', 'HEAD', `refs/heads/${before}`]);
    await git(['branch', '--quiet', '-D', '--', branch]);
    throw error;
  }
}
