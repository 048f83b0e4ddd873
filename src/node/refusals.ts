/**
 * A refusal of the operating system in plain words.
 *
 * @returns undefined for anything else, which is a fault of ours
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return REASONS[String(error.code)];
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the permissions do not allow it',
  EPERM: 'the permissions do not allow it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EBUSY: 'it is in use',
  EXDEV: 'it is on another disk',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'a folder of that name is in the way',
  ENAMETOOLONG: 'its name is too long',
  EADDRINUSE: 'it is in use',
};
