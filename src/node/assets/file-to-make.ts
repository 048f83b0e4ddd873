/** A file of the output that takes long to make. */
export interface FileToMake {
  /** On the site; it changes with the file's content. */
  address: string;
  make(): Promise<Buffer>;
}
