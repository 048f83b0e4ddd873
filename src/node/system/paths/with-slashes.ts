import path from 'node:path';

/** A path with forward slashes, whatever the system has. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** The path of a file inside a folder, with forward slashes. */
export const pathInside = (folder: string, file: string): string => withSlashes(path.relative(folder, file));
