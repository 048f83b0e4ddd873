import type { Absence } from '../model/pages/publication';

/** Why a build leaves a page out, as the end of a sentence that begins with the page: `is a draft`. */
export function absenceWords(absence: Absence): string {
  if (absence.reason === 'draft') return 'is a draft';
  return absence.reason === 'early'
    ? `is public only from ${absence.text} on`
    : `was public only until ${absence.text}`;
}
