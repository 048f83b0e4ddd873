import path from 'node:path';
import type { FileRename } from 'vscode-languageserver/node';
import { FOLDERS } from '../../content/model/addresses/reserved';
import type { OpenSite } from './open-site';
import { fileAt, type OpenSites } from './open-sites';
import { pathInside } from '../system/paths/with-slashes';

const MEDIA = `${FOLDERS.media}/`;

/** What gets another name: a page, by its address or its file, or a picture, by its name in `media/`. */
export interface Move {
  kind: 'page' | 'picture';
  from: string;
  to: string;
}

/** The pages and pictures that move when files and folders are renamed in the editor, for each site in which some do. */
export async function movesOf(
  files: readonly FileRename[],
  sites: OpenSites,
): Promise<ReadonlyMap<OpenSite, readonly Move[]>> {
  const bySite = new Map<OpenSite, Move[]>();
  for (const { oldUri, newUri } of files) {
    const [place, target] = [await sites.placeOf(oldUri), fileAt(newUri)];
    if (!place || !target?.startsWith(place.site.dir + path.sep)) continue;
    const { dir } = place.site;
    const to = pathInside(dir, target);
    const { pages, media } = sites.sourcesOf(place.site);
    const moves = bySite.get(place.site) ?? [];
    for (const page of pages.map((source) => source.path)) {
      const moved = movedTo(page, place.path, to);
      if (moved) moves.push({ kind: 'page', from: path.join(dir, page), to: path.join(dir, moved) });
    }
    for (const picture of media) {
      const moved = movedTo(MEDIA + picture, place.path, to);
      if (moved?.startsWith(MEDIA))
        moves.push({ kind: 'picture', from: picture, to: moved.slice(MEDIA.length) });
    }
    if (moves.length > 0) bySite.set(place.site, moves);
  }
  return bySite;
}

/** Where a file is once it, or a folder that it is in, has another name; undefined where it stays. */
function movedTo(file: string, from: string, to: string): string | undefined {
  if (file === from) return to;
  return file.startsWith(`${from}/`) ? to + file.slice(from.length) : undefined;
}
