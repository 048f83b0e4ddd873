import { CommandProblem } from '../system/command-problem';
import { reasonOf, osErrorOf, describeOsError } from '../system/os-errors';

/**
 * Runs a command and sets the exit code: what it answers, or 2 when it could not run.
 * Errors of the user and of the operating system are printed in one line, without a stack trace; a bug of Pagewright
 * is printed with one.
 *
 * @param help shown for --help instead of running; has the command itself in a line of its own: `  npm run build -- …`, or `  npm start`
 * @param command returns 0 when all is well, 1 when documents have errors; where a signal has ended a program that it ran, what
 *   shells give for that: 128 and the signal's number. A signal that ends the command itself gives the same
 */
export async function runCommand(help: string, command: () => Promise<number>): Promise<void> {
  process.stdout.on('error', stopWriting);
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  // An unhandled error in something that the command has started.
  process.on('uncaughtException', (error) => {
    printError(error, help);
    process.exit(2);
  });
  try {
    const code = await command();
    // A server still runs: 0 now would be its exit code, too, where a signal ends it.
    if (code !== 0) process.exitCode = code;
  } catch (error) {
    process.exitCode = 2;
    printError(error, help);
  }
}

function printError(error: unknown, help: string) {
  const refusal = osErrorOf(error);
  if (error instanceof CommandProblem) console.error(error.message);
  else if (isBadOption(error)) console.error(`${firstSentence(error.message)} ${whereHelpIs(help)}`);
  else if (refusal) console.error(describeOsError(refusal));
  else console.error('This should not have happened; it is a fault of pagewright.\n', error);
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

const whereHelpIs = (help: string) =>
  `What is possible: ${/^ {2}(npm (?:run [\w:]+|start))/m.exec(help)?.[1]} -- --help`;

const firstSentence = (text: string) => `${text.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`;
