/** What somebody writes as JSON, while it is none: it does not count yet. */
export interface Unfinished {
  /** What the document had, as the JSON shows it, when it was written. */
  base: string;
  text: string;
}
