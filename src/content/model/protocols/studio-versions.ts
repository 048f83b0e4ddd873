import type { StudioProblem } from './studio-documents';

/** A document that differs from the last commit. */
export interface ChangedDocument {
  path: string;
  file: string;
  /** Null where it did not exist; `now` where it does not any more. */
  before: string | null;
  now: string | null;
}

/** Names of pictures inside the pages folder. */
export interface ChangedPictures {
  added: string[];
  changed: string[];
  removed: string[];
}

/** What differs on the disk from the last commit, or, without a repository, from when the studio was opened; or why that is not known. */
export type StudioChanges =
  | {
      documents: ChangedDocument[];
      pictures: ChangedPictures;
      /** Why there is no repository to hand over to; absent where there is one. */
      noRepository?: string;
      /** The names of what was handed over, but could not be sent yet; the newest first. */
      unsent: string[];
      /** Whether others can have pushed something. */
      hasRemote: boolean;
      /** Whether Git does not know who makes a commit here. */
      needsAuthor: boolean;
      /** The branch that the change goes onto; absent where it gets a new one. */
      branch?: string;
    }
  | StudioProblem;

/** Who makes a commit. */
export interface Author {
  name: string;
  email: string;
}

export interface HandOverRequest {
  /** What the change is called: the first line of the commit. */
  name: string;
  author?: Author;
}

/** Handed over: the commit is made. */
export type HandOverAnswer =
  | {
      branch: string;
      isPushed: boolean;
      /** Why it could not be pushed; absent where there is no remote. */
      notPushed?: string;
      /** Where the change is proposed for the site, where the host is known. */
      address?: string;
    }
  | StudioProblem;

/** Files in an archive. */
export interface ChangedFiles {
  /** Of the archive: `pages-2026-11-23.zip`. */
  name: string;
  /** Its bytes in Base64. */
  zip: string;
}

/** What others have pushed, and is here now. */
export type OthersAnswer =
  | {
      /** The first of their changes, the newest first. */
      taken: readonly { author: string; name: string }[];
      /** Whether more came than documents and pictures. */
      isProgramChanged: boolean;
      /** Whether the main branch has changes that come only once those of here are in it. */
      isBehindMain: boolean;
    }
  | StudioProblem;

/** The latest versions of a document, the newest first, also under earlier names; or why they are not known. */
export type StudioHistory =
  | {
      versions: DocumentVersion[];
      /** Whether there are older ones. */
      isCut: boolean;
    }
  | StudioProblem;

/** A version of a document in the history of the repository. */
export interface DocumentVersion {
  /** Of the commit. */
  id: string;
  author: string;
  /** Date and time with zone (ISO 8601). */
  at: string;
  /** Null where it was deleted. */
  text: string | null;
}
