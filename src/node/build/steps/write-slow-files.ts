import type { FileToMake } from '../../assets/file-to-make';
import type { SocialPictures } from '../../assets/social/social-pictures';
import { createFileQueue } from '../output/file-queue';
import type { BuildRecord } from '../record/build-record';

/** A site of which all is written but the files that take long to make. */
export interface ReadableSite {
  /** The folder that it is in until the build is done. */
  dir: string;
  /** Resolves when the file at an address is there, if it is one of the site; it is then made before others. */
  need(address: string): Promise<void>;
}

interface SlowFiles {
  pictures: readonly FileToMake[];
  /** Those for social networks, of each language. */
  cards: readonly SocialPictures[];
  record: BuildRecord;
  /** Called before the first of them is made. */
  onReadable?: (site: ReadableSite) => Promise<void>;
  print: (text: string) => void;
}

/**
 * Writes the files that take long to make; those that are as in the last build are taken from there.
 *
 * @returns the addresses of those that the next build may take
 */
export async function writeSlowFiles(
  dir: string,
  { pictures, cards, record, onReadable, print }: SlowFiles,
): Promise<string[]> {
  const files = [...pictures, ...cards.flatMap((each) => each.files())];
  const missing = files.filter(({ address }) => !record.takeFile(address));
  const { need, finish } = createFileQueue(dir, missing);
  await onReadable?.({ dir, need });
  await finish();
  for (const each of cards) {
    const problems = each.problems();
    if (problems.length > 0) print(problems.join('\n'));
  }
  // What lacks letters is made again, so that each build says so.
  const incomplete = new Set(cards.flatMap((each) => [...each.incomplete()]));
  return files.flatMap(({ address }) => (incomplete.has(address) ? [] : address));
}
