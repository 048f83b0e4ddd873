import path from 'node:path';
import { CommandProblem } from '../command-problem';

/**
 * Refuses a folder whose path has a backslash in it, where that is a character of a name: lists of its files take it for the "/" between
 * folders, and would be empty.
 *
 * @param dir absolute
 * @param shown the folder as the user knows it
 * @throws CommandProblem saying what to do
 */
export function expectListable(dir: string, shown: string): void {
  if (path.sep === '\\' || !dir.includes('\\')) return;
  throw new CommandProblem(
    `The path of the folder ${shown} has "\\" in it${shown.includes('\\') ? '' : `: ${dir}`}. With that character in a folder's name, the files in it cannot be listed. Rename the folder, or use another one.`,
  );
}
