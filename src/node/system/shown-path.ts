import path from 'node:path';

/** A path for messages: relative to the working directory, or absolute where it is outside. */
export function shownPath(absolute: string, cwd: string): string {
  const relative = path.relative(cwd, absolute);
  const outside = relative.startsWith('..') || path.isAbsolute(relative);
  return (outside ? absolute : relative).split(path.sep).join('/');
}
