/** Why a command cannot run, in one sentence for the user. Commands show it and exit with 2. */
export class CommandProblem extends Error {
  override name = 'CommandProblem';
}
