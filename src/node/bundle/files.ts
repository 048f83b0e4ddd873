/** Files by their paths in a folder, with forward slashes. */
export type Files = Map<string, Uint8Array>;

/** What is bundled of the code, without a site or with one. */
export interface BundledFiles {
  /** For browsers, by their addresses without the first slash; index.html is among them. */
  client: Files;
  /** Modules for the threads that render pages. */
  server: Files;
}
