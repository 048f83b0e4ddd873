import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../../content/report/format';
import { CommandProblem } from '../system/command-problem';

/** What `npm run validate` was asked to do. */
export interface ValidateOptions {
  /** Files or folders to check; all documents when none is named. */
  named: string[];
  pagesDir: string;
  format: Format;
  fix: boolean;
  watch: boolean;
  /** Whether what is still to be supplied is an error. */
  launch: boolean;
}

/**
 * Reads the options of `npm run validate`.
 *
 * @param args the words after the command
 * @throws CommandProblem when two of them cannot both be had; Error, as `parseArgs` does, when one is not known
 */
export function validateOptions(args: string[]): ValidateOptions {
  const { values, positionals: named } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: 'pages' },
      format: { type: 'string', default: 'text' },
      fix: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      launch: { type: 'boolean', default: false },
    },
  });
  const { pages: pagesDir, fix, watch, launch } = values;
  const format = formatNamed(values.format);
  if (watch && fix) throw new CommandProblem('--watch only looks; use it without --fix.');
  return { named, pagesDir, format, fix, watch, launch };
}

function formatNamed(name: string): Format {
  const format = FORMATS.find((known) => known === name);
  if (!format)
    throw new CommandProblem(`There is no format "${name}". Choose one of: ${FORMATS.join(', ')}.`);
  return format;
}
