import { CommandProblem } from '../system/command-problem';

/** Why files could not be changed. */
export class ChangeRefused extends CommandProblem {
  override name = 'ChangeRefused';
  readonly file: string;
  /** In words, as the end of a sentence without its full stop. */
  readonly reason: string;

  constructor(file: string, reason: string, outcome = 'Nothing was changed.') {
    super(`${file} cannot be written: ${reason}. ${outcome}`);
    this.file = file;
    this.reason = reason;
  }
}
