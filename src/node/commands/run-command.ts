import path from 'node:path';
import { CommandProblem } from '../system/command-problem';
import { reasonOf, osErrorOf, describeOsError } from '../system/os-errors';

/**
 * Runs a command and sets the exit code: what it answers, or 2 when it could not run.
 * Errors of the user and of the operating system are printed in one line, without a stack trace; a bug of Pagewright
 * is printed with one.
 *
 * @param help shown for --help instead of running
 * @param command returns 0 when all is well, 1 when documents have errors
 */
export async function runCommand(help: string, command: () => Promise<0 | 1>): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  process.stdout.on('error', stopWriting);
  process.on('uncaughtException', stop);
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 2;
    tell(error);
  }
}

function tell(error: unknown) {
  const refusal = osErrorOf(error);
  if (error instanceof CommandProblem) console.error(error.message);
  else if (isBadOption(error)) console.error(`${firstSentence(error.message)} ${whereHelpIs()}`);
  else if (refusal) console.error(describeOsError(refusal));
  else console.error('This should not have happened; it is a fault of pagewright.\n', error);
}

/** Unhandled errors in something that the command has started. */
function stop(error: unknown): never {
  tell(error);
  process.exit(2);
}

/** The reader of the output may stop early, as `| head` does; the command still ends with its exit code. */
function stopWriting(error: Error) {
  if ('code' in error && error.code === 'EPIPE') return;
  console.error(`The output cannot be written: ${reasonOf(error) ?? error.message}.`);
  process.exit(2);
}

/** Whether it is an error of Node's parseArgs. */
function isBadOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** `npm run new:page` runs `scripts/new-page.ts`. */
const whereHelpIs = () =>
  `What is possible: npm run ${path.parse(process.argv[1] ?? '').name.replace('-', ':')} -- --help`;

const firstSentence = (text: string) => `${text.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`;
