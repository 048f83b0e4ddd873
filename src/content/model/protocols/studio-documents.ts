import type { Absence } from '../pages/publication';

/** Why a call was not possible, in words for the person. */
export interface StudioProblem {
  problem: string;
}

/** One document of the site. */
export interface StudioPage {
  /** Inside the pages folder, with forward slashes: `services/repairs.json`, `_site.json`. */
  path: string;
  /** As the person knows it: `pages/services/repairs.json`. */
  file: string;
  /** Absent for the site document. */
  route?: string;
  title: string;
  /** Why a build would leave it out now; absent where it is public. */
  absence?: Absence;
  /** Both 0 until the site was checked. */
  errors: number;
  warnings: number;
}

/** A document as it is on the disk. */
export interface StudioDocument {
  path: string;
  file: string;
  /** Empty where it cannot be read: then `readOnly` says why. With its byte order mark. */
  text: string;
  /** Of the file's bytes; what saving expects to find. */
  hash: string;
  /** Why it cannot be changed: the file is protected, too large, no text, or not JSON. */
  readOnly?: string;
  /** Why it is not JSON, in the words of validate. */
  problem?: string;
  /** The last text that was JSON, where the present one is not and it is known. */
  lastGood?: string;
}

/** A document that differs from the disk. */
export interface DraftDocument {
  path: string;
  /** The hash of the text that the change began with; null for a new document. */
  base: string | null;
  /** Null for a document that is deleted. */
  text: string | null;
}

export interface DraftRequest {
  /** A name of the tab's own, of letters, digits and hyphens, 8 to 64 of them. */
  session: string;
  /** All documents that differ from the disk; none lays the draft aside. */
  documents: readonly DraftDocument[];
  /** The page to show. */
  route: string;
}

export type SaveRequest = Omit<DraftRequest, 'route'>;

/** All saved, or none: then either others have changed documents meanwhile, or the disk refuses. */
export type SaveAnswer =
  | { saved: { path: string; hash: string | null }[] }
  | { conflicts: StudioConflict[] }
  | StudioProblem;

/** A document that is no longer what the draft began with. */
export interface StudioConflict {
  path: string;
  /** As it is now; null where it was deleted, or cannot be read as text. */
  text: string | null;
  hash: string | null;
  /** Why it cannot be read, where it is there. */
  reason?: string;
}

/** What changed on the disk. */
export interface StudioChanged {
  /** Documents by path, with the hash of what they are now; null where they are gone. */
  documents: readonly { path: string; hash: string | null }[];
  /** Whether something else changed, such as pictures: choices and pages are to be asked for again. */
  others: boolean;
  /** The whole site was checked for the first time: how many mistakes each page has is known from now on. */
  isChecked?: boolean;
}
