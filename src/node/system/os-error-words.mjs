/**
 * What the operating system may refuse, and what to do about it. Plain JavaScript, because the program that starts all
 * others needs it, too.
 */

/** @type {Readonly<Record<string, string>>} */
export const REASONS = {
  EACCES: 'the permissions do not allow it',
  EPERM: 'the permissions do not allow it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for this user',
  EFBIG: 'no file may be that large there',
  EIO: 'the disk is damaged or gone',
  ENODEV: 'the disk is damaged or gone',
  ENXIO: 'the disk is damaged or gone',
  ESTALE: 'the disk is damaged or gone',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'it is in use',
  ETXTBSY: 'it is in use',
  EXDEV: 'it is on another disk',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'a folder of that name is in the way',
  ELOOP: 'links there lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EADDRINUSE: 'it is in use',
};

const MAKE_ROOM = 'Make room, or use another disk; then run the command again.';
const OTHER_DISK = 'Use another disk, or run the command again when this one is well.';
const CLOSE_FILES =
  'Close other programs, or allow more open files (`ulimit -n 4096`); then run the command again.';

/** @type {Readonly<Record<string, string>>} */
export const ADVICE = {
  EACCES: 'Ask for the right to write there, or use a folder of your own.',
  EPERM: 'Ask for the right to write there, or use a folder of your own.',
  EROFS: 'Use a folder on a disk that can be written.',
  ENOSPC: MAKE_ROOM,
  EDQUOT: MAKE_ROOM,
  EFBIG: MAKE_ROOM,
  EIO: OTHER_DISK,
  ENODEV: OTHER_DISK,
  ENXIO: OTHER_DISK,
  ESTALE: OTHER_DISK,
  EMFILE: CLOSE_FILES,
  ENFILE: CLOSE_FILES,
  EBUSY: 'Close the program that uses it, and run the command again.',
  ETXTBSY: 'Close the program that uses it, and run the command again.',
  EEXIST: 'Move it elsewhere, and run the command again.',
  ENOTDIR: 'Move the file elsewhere, and run the command again.',
  EISDIR: 'Move the folder elsewhere, and run the command again.',
  ELOOP: 'Remove the link, and run the command again.',
  ENAMETOOLONG: 'Use a folder with a shorter name.',
};
