/** Letters that look the same and lead to the same. A line break in them is one of the paragraph. */
export interface Run {
  text: string;
  isStrong: boolean;
  isStressed: boolean;
  href?: string;
}

/** Entries of deeper lists stand at this level. */
export const MAX_LEVEL = 5;

/** An entry of a list. */
export interface Entry {
  /** 0 in a list that is in no other. */
  level: number;
  isNumbered: boolean;
  /** The number of its list’s first entry. */
  start: number;
}

/** A paragraph, or a part of an entry; the parts of one entry have the same object there. */
export interface Block {
  runs: Run[];
  entry?: Entry;
}

export const isFormatted = ({ runs, entry }: Block): boolean =>
  entry !== undefined ||
  runs.some(({ isStrong, isStressed, href }) => isStrong || isStressed || href !== undefined);
