import path from 'node:path';
import { isInside } from './is-inside';

/** A path for messages: relative to the working directory, or absolute where it is outside. */
export function shownPath(absolute: string, cwd: string): string {
  return (isInside(absolute, cwd) ? path.relative(cwd, absolute) : absolute).split(path.sep).join('/');
}
