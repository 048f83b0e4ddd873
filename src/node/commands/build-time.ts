import { type BuildTime, buildTimeNow, momentOf } from '../../content/model/pages/publication';
import { CommandProblem } from '../system/command-problem';

/**
 * What a command was asked to build or check for.
 *
 * @param options at: a date and time with its zone; now where it is left out
 * @throws CommandProblem when it is none
 */
export function buildTimeNamed({ at, drafts }: { at?: string; drafts?: boolean }): BuildTime {
  const now = buildTimeNow();
  return { at: at === undefined ? now.at : momentNamed('--at', at), withDrafts: drafts ?? now.withDrafts };
}

/** The moment after an option, in milliseconds since 1970, UTC. */
export function momentNamed(option: string, written: string): number {
  const moment = momentOf(written);
  if (moment !== undefined) return moment;
  throw new CommandProblem(
    `${option} takes a date and time with its zone, such as ${option} 2026-12-01T09:00+05:30. "${written}" is none.`,
  );
}
