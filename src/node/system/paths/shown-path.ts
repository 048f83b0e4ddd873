import { isInside } from './is-inside';
import { pathInside, withSlashes } from './with-slashes';

/** A path for messages: relative to the working directory, or absolute where it is outside. */
export function shownPath(absolute: string, cwd: string): string {
  return isInside(absolute, cwd) ? pathInside(cwd, absolute) : withSlashes(absolute);
}
