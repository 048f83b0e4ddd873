import type { Issue } from '../rules/lists/issue';

/** The counts of a summary. */
interface Counts {
  documents: number;
  errors: number;
  warnings: number;
}

/** Counts the issues of so many documents. */
export function countIssues(issues: readonly Issue[], documents: number): Counts {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return { documents, errors, warnings: issues.length - errors };
}

/** `1 error in 1 of 58 documents`, `No errors, 12 warnings in 4 documents`. */
export function summaryOf(issues: readonly Issue[], documents: number): string {
  const { errors, warnings } = countIssues(issues, documents);
  const total = `${documents} ${documents === 1 ? 'document' : 'documents'}`;
  const alsoWarnings = warnings === 0 ? '' : `, ${countOf(warnings, 'warning')}`;
  if (errors === 0) return `No errors${alsoWarnings} in ${total}`;
  const faulty = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file)).size;
  const place = faulty <= documents ? `in ${faulty} of ${total}` : `in ${total}`;
  return `${countOf(errors, 'error')} ${place}${alsoWarnings}`;
}

/** `1 error`, `2 errors`. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
