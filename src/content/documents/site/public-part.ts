import { type Absence, absenceOf, type BuildTime, turnsOf } from '../../model/pages/publication';
import { routeOf } from '../../model/addresses/route';
import type { SiteSources, SourceFile } from '../../model/source';
import { publicationOf } from './absent-pages';
import { openDocument } from '../document/open-document';

/** A page that a build leaves out. */
export interface LeftOutPage {
  route: string;
  /** Path as the user knows it. */
  file: string;
  absence: Absence;
}

/** The next moment from which a build of the same documents is another one. */
export interface NextChange {
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** The pages that are public from then on, and those that are not any more. */
  pages: readonly { route: string; file: string; isPublic: boolean }[];
}

/** What of a site is public at some time. */
export interface PublicPart {
  /** The same without the pages that are left out. */
  sources: SiteSources;
  /** In the order of the files. */
  leftOut: readonly LeftOutPage[];
  /** Absent where nothing changes by itself. */
  next?: NextChange;
}

/** Parts a site into what is public and what is not; documents that are not JSON stay where they are. */
export function publicPart(sources: SiteSources, buildTime: BuildTime): PublicPart {
  const leftOut: LeftOutPage[] = [];
  const absent = new Set<SourceFile>();
  const moments = new Map<number, NextChange['pages'][number][]>();
  for (const source of sources.pages) {
    const route = routeOf(source.path);
    if (route === undefined || !mayBeAbsent(source)) continue;
    const { file } = source;
    const publication = publicationOf(openDocument(source));
    const absence = absenceOf(publication, buildTime);
    if (absence) {
      absent.add(source);
      leftOut.push({ route, file, absence });
    }
    for (const at of turnsOf(publication, buildTime.withDrafts)) {
      if (at <= buildTime.at) continue;
      const isPublic = absenceOf(publication, { ...buildTime, at }) === undefined;
      moments.set(at, [...(moments.get(at) ?? []), { route, file, isPublic }]);
    }
  }
  const at = Math.min(...moments.keys());
  const next = { at, pages: moments.get(at) ?? [] };
  const pages = absent.size === 0 ? sources.pages : sources.pages.filter((source) => !absent.has(source));
  return { sources: { ...sources, pages }, leftOut, ...(moments.size > 0 && { next }) };
}

/**
 * Whether a document may say when its page is public. Ten thousand are looked at for it before a build begins; parsing them all would
 * take longer than everything else until then. A name may be written with escapes.
 */
export function mayBeAbsent({ content }: SourceFile): boolean {
  if (!('text' in content)) return false;
  const { text } = content;
  return text.includes('"publish') || text.includes('"status"') || text.includes('\\u');
}
