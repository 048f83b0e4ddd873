import { constants } from 'node:os';
import { ADVICE, REASONS } from './os-error-words.mjs';

/**
 * A refusal of the operating system in plain words.
 *
 * @returns undefined for any other error, which is a bug of Pagewright
 */
export function reasonOf(error: unknown): string | undefined {
  const code = codeOf(error);
  return code === undefined ? undefined : REASONS[code];
}

/** Where the system gives none that people know. */
export const NO_REASON = 'the disk gave no reason';

/** The operating system's error code, such as `ENOSPC`; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether this is an error of the operating system. */
export const isOsError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Something that the operating system refused, where the user can do something about it. */
export interface OsError {
  /** The file or folder; undefined where the system does not say. */
  place: string | undefined;
  reason: string;
  /** A sentence. */
  advice: string;
}

/**
 * Finds an error of the operating system, also among the causes of an error.
 *
 * @returns undefined for any other error, and for a missing file, which is a bug of Pagewright
 */
export function osErrorOf(error: unknown): OsError | undefined {
  if (!(error instanceof Error)) return undefined;
  const number = numberIn(error.message);
  const code = Object.keys(ADVICE).find(
    (each) => each === codeOf(error) || (number !== undefined && errorNumbers[each] === number),
  );
  const [reason, advice] = code ? [REASONS[code], ADVICE[code]] : [];
  if (!reason || !advice) return osErrorOf(error.cause);
  return { place: placeOf(error), reason, advice };
}

/** What is wrong only with what is written. */
const WHERE_WRITTEN = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** Of a copy, the system names both the file that is read and the one that is written. */
function placeOf(error: Error): string | undefined {
  if ('dest' in error && WHERE_WRITTEN.has(codeOf(error) ?? '')) return String(error.dest);
  return 'path' in error ? String(error.path) : undefined;
}

/** The same as sentences. */
export function describeOsError({ place = 'A file', reason, advice }: OsError): string {
  return `${place} cannot be read or written: ${reason}. ${advice}`;
}

const errorNumbers: Readonly<Record<string, number>> = constants.errno;

/** The bundler reports an error of the operating system as text, with its number: `No space left on device (os error 28)`. */
function numberIn(message: string): number | undefined {
  const number = /\(os error (\d+)\)/.exec(message)?.[1];
  return number === undefined ? undefined : Number(number);
}
