import { reasonOf } from '../system/os-errors';

/** The path inside the folder of the file that could not be changed, and the error. */
export class FileError extends Error {
  readonly path: string;
  readonly why: unknown;

  constructor(path: string, why: unknown) {
    super(path);
    this.path = path;
    this.why = why;
  }
}

/** The state of a path is not the one that the change was planned for. */
export class UnexpectedState extends Error {}

/** Why something was not possible, as text; undefined for a bug of Pagewright. */
export function reasonFor(error: unknown): string | undefined {
  if (error instanceof FileError) return reasonFor(error.why);
  return error instanceof UnexpectedState ? error.message : reasonOf(error);
}
