import { TEXT_PLACEHOLDER } from '../../../../content/model/pages/placeholders';
import { folderAt } from '../../../../content/model/languages/languages';
import { MAX_DEPTH } from '../../../../content/model/source';
import type { StudioPicture } from '../../../../content/model/protocols/studio-choices';
import { isRecord } from '../../../../content/util/is-record';

/** A picture in a document. */
export interface PictureUse {
  name: string;
  /** What it shows, in words; empty where nobody has written that. */
  alt: string;
  /** It is the second drawing of a picture, for narrow windows. */
  isNarrow: boolean;
}

/** A document with its pictures; the site document has no address. */
interface Shown {
  route?: string;
  title: string;
  pictures: readonly PictureUse[];
}

/** What is known of a picture from the documents that show it. `about` has each text once. */
export type KnownPicture = Pick<StudioPicture, 'about' | 'alt' | 'altIn' | 'isNarrow'>;

interface Found {
  texts: Set<string>;
  /** By the folder of the language: how often each description was found. */
  alts: Map<string, Map<string, number>>;
  isNarrow: boolean;
}

/** So many texts of one picture are searched: one may stand on thousands of pages. */
const MOST_TEXTS = 40;

/** The pictures in a document, in their order. */
export function pictureUses(value: unknown): PictureUse[] {
  const uses: PictureUse[] = [];
  collectUses(value, uses, 1);
  return uses;
}

function collectUses(value: unknown, uses: PictureUse[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (isRecord(value)) {
    const alt = typeof value.alt === 'string' ? value.alt : '';
    if (typeof value.src === 'string') uses.push({ name: value.src, alt, isNarrow: false });
    if (typeof value.narrow === 'string') uses.push({ name: value.narrow, alt, isNarrow: true });
  }
  for (const part of Object.values(value)) collectUses(part, uses, depth + 1);
}

/**
 * What is known of each picture, by its name.
 *
 * @param folders of the further languages
 */
export function knownPictures(
  documents: Iterable<Shown>,
  folders: readonly string[],
): Map<string, KnownPicture> {
  const found = new Map<string, Found>();
  for (const { route, title, pictures } of documents) {
    // Without an address the title is no more than the path.
    const folder = folderAt(route ?? `/${title}`, folders);
    for (const { name, alt, isNarrow } of pictures) {
      const known = found.get(name) ?? { texts: new Set(), alts: new Map(), isNarrow };
      found.set(name, known);
      known.isNarrow &&= isNarrow;
      countDescription(known.alts, folder, alt);
      for (const text of [alt, ...(route === undefined ? [] : [title])])
        if (text !== '' && known.texts.size < MOST_TEXTS) known.texts.add(text);
    }
  }
  return new Map(
    [...found].map(([name, { texts, alts, isNarrow }]) => {
      const { '': alt = '', ...altIn } = Object.fromEntries(
        [...alts].map(([folder, counts]) => [folder, mostFrequent(counts)]),
      );
      return [name, { about: [...texts].join('\n'), alt, altIn, isNarrow }];
    }),
  );
}

/** One that is left to write describes nothing. */
function countDescription(alts: Found['alts'], folder: string, alt: string): void {
  if (alt === '' || alt.startsWith(TEXT_PLACEHOLDER)) return;
  const counts = alts.get(folder) ?? new Map<string, number>();
  alts.set(folder, counts.set(alt, (counts.get(alt) ?? 0) + 1));
}

/** The first of those that were counted most often. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  let found = '';
  for (const [text, count] of counts) if (count > (counts.get(found) ?? 0)) found = text;
  return found;
}
