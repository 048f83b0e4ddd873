import type { NextChange, PublicPart } from '../documents/site/public-part';
import { absenceWords } from '../messages/absence-words';
import { counted } from '../messages/words';
import type { BuildTime } from '../model/pages/publication';

/** What a build leaves out, and when another build would differ, for programs. */
export interface Schedule {
  /** The moment that this is said for: ISO 8601, UTC. */
  at: string;
  drafts: boolean;
  leftOut: readonly { route: string; file: string; reason: string }[];
  /** The next moment from which a build differs; null where nothing changes by itself. */
  next: { at: string; pages: NextChange['pages'] } | null;
  /** Whether a build would differ from one at an earlier moment; left out where none was named. */
  due?: boolean;
}

/** The same for people; empty where every page is public and stays so. */
export function formatSchedule({ leftOut, next }: Pick<PublicPart, 'leftOut' | 'next'>): string {
  const lines: string[] = [];
  if (leftOut.length > 0) {
    lines.push(`${counted(leftOut.length, 'page is', 'pages are')} left out:`);
    for (const { route, absence } of leftOut) lines.push(`  ${route} ${absenceWords(absence)}`);
  }
  if (next) {
    lines.push(`Build again at ${isoOf(next.at)} (UTC) or later. From then on:`);
    for (const { route, isPublic } of next.pages)
      lines.push(`  ${route} is ${isPublic ? 'public' : 'not public any more'}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The same as plain data.
 *
 * @param earlier what was public at an earlier moment, where one is to be compared
 */
export function scheduleOf(
  { leftOut, next }: Pick<PublicPart, 'leftOut' | 'next'>,
  { at, withDrafts }: BuildTime,
  earlier?: Pick<PublicPart, 'next'>,
): Schedule {
  return {
    at: isoOf(at),
    drafts: withDrafts,
    leftOut: leftOut.map(({ route, file, absence }) => ({ route, file, reason: absence.reason })),
    next: next ? { at: isoOf(next.at), pages: next.pages } : null,
    ...(earlier && { due: earlier.next !== undefined && earlier.next.at <= at }),
  };
}

/** A moment as ISO 8601 in UTC, to the second. */
const isoOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
