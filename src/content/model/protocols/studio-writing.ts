import type { DraftDocument } from './studio-documents';

/** A place in a document that is being written. */
export interface WrittenPlace {
  /** All documents that differ from the disk. */
  documents: readonly DraftDocument[];
  path: string;
  /** As it is written now: it need not be JSON. Without a byte order mark. */
  text: string;
  offset: number;
}

/** What may stand at a place. */
export interface WrittenOffers {
  offers: readonly WrittenOffer[];
}

export interface WrittenOffer {
  label: string;
  /** `name`, `value`, `choice`, `picture`, `page`, `icon`, `entry` or `token`. */
  kind: string;
  /** Beside the label. */
  detail?: string;
  /** In Markdown. */
  documentation?: string;
  /** The name of the icon that it is of. */
  icon?: string;
  /** What the written word is compared with. */
  filter: string;
  /** What is written: the first of them is the offer itself. Offsets are those of the text that was asked about. */
  edits: readonly { offset: number; length: number; content: string }[];
  /** What is selected in the content of the first edit afterwards: the text that is to be written next. */
  next: { offset: number; length: number };
  /** Whether that text is chosen from offers. */
  isChosen?: boolean;
}

/** What is at a place. */
export interface WrittenExplanation {
  offset: number;
  length: number;
  /** In Markdown. */
  text: string;
  /** The name of an icon that goes with it. */
  icon?: string;
}
