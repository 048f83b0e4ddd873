import { constants } from 'node:os';

/**
 * A refusal of the operating system in plain words.
 *
 * @returns undefined for anything else, which is a fault of ours
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return REASONS[String(error.code)];
}

/**
 * Why a disk no longer takes anything, whatever was being written; looked for in the causes of an error, too.
 *
 * @returns undefined for anything else
 */
export function diskProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const written = 'code' in error ? error.code : undefined;
  const number = numberIn(error.message);
  const code = DISK.find((each) => each === written || constants.errno[each] === number);
  return code ? REASONS[code] : diskProblem(error.cause);
}

/** The bundler tells of a refusal in words, and names it by its number: `No space left on device (os error 28)`. */
const numberIn = (message: string) => Number(/\(os error (\d+)\)/.exec(message)?.[1]);

const DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'] as const;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the permissions do not allow it',
  EPERM: 'the permissions do not allow it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for this user',
  EIO: 'the disk is damaged or gone',
  EBUSY: 'it is in use',
  EXDEV: 'it is on another disk',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'a folder of that name is in the way',
  ENAMETOOLONG: 'its name is too long',
  EADDRINUSE: 'it is in use',
};
