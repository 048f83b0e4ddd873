import { isWritten } from '../../../../content/model/pages/placeholders';
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
  /** The name of the drawing for narrow windows that is shown with it; empty where there is none. */
  narrow: string;
}

/** A document with its pictures; the site document has no address. */
interface Shown {
  route?: string;
  title: string;
  pictures: readonly PictureUse[];
}

/** What is known of a picture from the documents that show it. `about` has each text once. */
export type KnownPicture = Pick<StudioPicture, 'about' | 'alt' | 'altIn' | 'isNarrow' | 'narrow'>;

/** How often each text was found. */
type Counts = Map<string, number>;

interface Found {
  texts: Set<string>;
  /** The descriptions by the folder of the language. */
  alts: Map<string, Counts>;
  narrows: Counts;
  isNarrow: boolean;
}

/** So many texts of one picture are searched: one may stand on thousands of pages. */
const MAX_TEXTS = 40;

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
    const narrow = typeof value.narrow === 'string' ? value.narrow : '';
    if (typeof value.src === 'string') uses.push({ name: value.src, alt, isNarrow: false, narrow });
    if (narrow !== '') uses.push({ name: narrow, alt, isNarrow: true, narrow: '' });
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
    for (const use of pictures) {
      const known = found.get(use.name) ?? nothingFound(use);
      found.set(use.name, known);
      addUse(known, use, folder);
      addTexts(known.texts, [use.alt, ...(route === undefined ? [] : [title])]);
    }
  }
  return new Map(
    [...found].map(([name, { texts, alts, narrows, isNarrow }]) => {
      const { '': alt = '', ...altIn } = Object.fromEntries(
        [...alts].map(([folder, counts]) => [folder, mostFrequent(counts)]),
      );
      const narrow = mostFrequent(narrows);
      return [name, { about: [...texts].join('\n'), alt, altIn, isNarrow, narrow }];
    }),
  );
}

const nothingFound = ({ isNarrow }: PictureUse): Found => ({
  texts: new Set(),
  alts: new Map(),
  narrows: new Map(),
  isNarrow,
});

function addUse(known: Found, { alt, isNarrow, narrow }: PictureUse, folder: string): void {
  known.isNarrow &&= isNarrow;
  if (narrow !== '') count(known.narrows, narrow);
  if (!isWritten(alt)) return;
  const counts: Counts = known.alts.get(folder) ?? new Map();
  known.alts.set(folder, count(counts, alt));
}

function addTexts(known: Set<string>, texts: readonly string[]): void {
  for (const text of texts) if (isWritten(text) && known.size < MAX_TEXTS) known.add(text);
}

const count = (counts: Counts, text: string): Counts => counts.set(text, (counts.get(text) ?? 0) + 1);

/** The first of those that were counted most often. */
function mostFrequent(counts: Counts): string {
  let found = '';
  for (const [text, count] of counts) if (count > (counts.get(found) ?? 0)) found = text;
  return found;
}
