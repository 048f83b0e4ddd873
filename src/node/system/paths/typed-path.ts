/** What every shell of the system takes as it stands. */
const PLAIN = { posix: /^[\p{L}\p{M}\p{N}_./:@%+=,-]+$/u, windows: /^[\p{L}\p{M}\p{N}_./\\:@+-]+$/u };

/** What shells replace between double quotation marks (POSIX.1-2024, Shell Command Language, 2.2.3), and `!` of interactive ones. */
const REPLACED = /["$`\\!]/;

/** A path as it is typed in a command: in quotation marks where a shell would split or change it. */
export function typedPath(path: string, system: keyof typeof PLAIN = SYSTEM): string {
  if (PLAIN[system].test(path)) return path;
  if (system === 'windows' || !REPLACED.test(path)) return `"${path}"`;
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

const SYSTEM = process.platform === 'win32' ? 'windows' : 'posix';
