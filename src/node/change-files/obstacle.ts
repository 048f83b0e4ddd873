import { reasonOf } from '../system/os-errors';

/** The file, by its path inside the folder, that could not be changed, and what was thrown. */
export class Obstacle extends Error {
  readonly path: string;
  readonly why: unknown;

  constructor(path: string, why: unknown) {
    super(path);
    this.path = path;
    this.why = why;
  }
}

/** At a path stands something else than what a change was planned for. */
export class Unexpected extends Error {}

/** Why something was not possible, in words; undefined for a fault of ours. */
export function reasonFor(error: unknown): string | undefined {
  if (error instanceof Obstacle) return reasonFor(error.why);
  return error instanceof Unexpected ? error.message : reasonOf(error);
}
