/** What a page document says of when its page is public. */
export interface Publication {
  status?: unknown;
  publishFrom?: unknown;
  publishUntil?: unknown;
}

/** What a site is built or checked for. */
export interface BuildTime {
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Whether drafts are part of it. */
  withDrafts: boolean;
}

/** Why a build leaves a page out; `text` is the date and time as the document has it. */
export type Absence =
  | { reason: 'draft' }
  | { reason: 'early'; text: string }
  | { reason: 'over'; text: string };

/** The site as visitors get it now. */
export const buildTimeNow = (): BuildTime => ({ at: Date.now(), withDrafts: false });

const DATE_AND_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?(?:Z|([+-])(\d\d):(\d\d))$/;

/**
 * The moment that a date and time with its zone means (RFC 3339, seconds may be left out), in milliseconds since 1970, UTC.
 *
 * @returns undefined where it is none: there is no 30 February, and no 25 o'clock
 */
export function momentOf(text: unknown): number | undefined {
  const found = typeof text === 'string' ? DATE_AND_TIME.exec(text) : null;
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const [sign, hours = 0, minutes = 0] = [found[7], Number(found[8] ?? 0), Number(found[9] ?? 0)];
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second || 0));
  local.setUTCFullYear(year);
  const isThere = local.getUTCMonth() === month - 1 && local.getUTCDate() === day && hour < 24 && minute < 60;
  if (!isThere || (second || 0) >= 60 || hours >= 24 || minutes >= 60) return undefined;
  const ahead = (hours * 60 + minutes) * 60_000;
  return local.getTime() - (sign === '-' ? -ahead : ahead);
}

/** Why a page is no part of a build; undefined where it is part of it. A date that is none counts as left out. */
export function absenceOf(publication: Publication, { at, withDrafts }: BuildTime): Absence | undefined {
  const { status, publishFrom, publishUntil } = publication;
  if (status === 'draft' && !withDrafts) return { reason: 'draft' };
  const from = momentOf(publishFrom);
  if (from !== undefined && at < from) return { reason: 'early', text: String(publishFrom) };
  const until = momentOf(publishUntil);
  return until !== undefined && at >= until ? { reason: 'over', text: String(publishUntil) } : undefined;
}

/** When a page comes into a build, and when it goes, in milliseconds since 1970; a draft does neither. */
export function turnsOf(publication: Publication, withDrafts: boolean): number[] {
  const { status, publishFrom, publishUntil } = publication;
  if (status === 'draft' && !withDrafts) return [];
  return [momentOf(publishFrom), momentOf(publishUntil)].filter((moment) => moment !== undefined);
}
