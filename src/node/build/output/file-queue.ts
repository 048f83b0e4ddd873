import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FileToMake } from '../../assets/file-to-make';
import { mapLimited } from '../../system/async/map-limited';

/** Files that take long to make, each of which is written once. */
export interface FileQueue {
  /** Writes all of them, a few at a time. */
  finish(): Promise<void>;
  /**
   * Writes the file at an address at once, before others, where it is not there yet.
   *
   * @returns when the file is whole; at once for an address that is not in the queue
   */
  need(address: string): Promise<void>;
}

/** @param dir the folder to write into */
export function createFileQueue(dir: string, files: readonly FileToMake[]): FileQueue {
  const known = new Map(files.map((file) => [file.address, file]));
  const started = new Map<string, Promise<void>>();
  const folders = new Set(files.map(({ address }) => path.dirname(path.join(dir, address))));
  let made: Promise<unknown> | undefined;

  function writeOnce(file: FileToMake): Promise<void> {
    const writing = started.get(file.address) ?? write(file);
    started.set(file.address, writing);
    return writing;
  }

  async function write({ address, make }: FileToMake): Promise<void> {
    made ??= Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    await made;
    await writeFile(path.join(dir, address), await make());
  }

  return {
    async finish() {
      await mapLimited(files, writeOnce, availableParallelism());
    },
    async need(address) {
      const file = known.get(address);
      if (file) await writeOnce(file);
    },
  };
}
