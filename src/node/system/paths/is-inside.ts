import path from 'node:path';

/** Whether a path is in a folder, or is that folder. */
export function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative));
}
