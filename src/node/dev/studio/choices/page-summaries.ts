import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import type { Publication } from '../../../../content/model/pages/publication';
import { routeOf } from '../../../../content/model/addresses/route';
import { placesOn, textIn } from '../../../../content/documents/facts/places-on';
import type { SourceFile } from '../../../../content/model/source';
import type { StudioPlace } from '../../../../content/model/protocols/studio-choices';
import { type PictureUse, pictureUses } from './picture-uses';

/** What lists and pickers show of a page. */
export interface PageSummary {
  /** Absent for the site document. */
  route?: string;
  title: string;
  name: string;
  /** When it is public, as the document says. */
  publication: Publication;
  places: readonly StudioPlace[];
  pictures: readonly PictureUse[];
}

/** Summaries by document: each document is parsed once for as long as it stays as it is. */
export function pageSummaries(): (source: SourceFile) => PageSummary {
  const known = new WeakMap<SourceFile, PageSummary>();
  return (source) => {
    const summary = known.get(source) ?? summaryOf(source);
    known.set(source, summary);
    return summary;
  };
}

function summaryOf({ path, content }: SourceFile): PageSummary {
  const value = 'text' in content ? parsed(content.text) : undefined;
  const title = textIn(value, 'title') ?? path;
  const name = textIn(value, 'name') ?? title;
  const pictures = pictureUses(value);
  return {
    route: routeOf(path),
    title,
    name,
    publication: publicationIn(value),
    places: placesOn(value),
    pictures,
  };
}

function publicationIn(value: unknown): Publication {
  const [status, publishFrom, publishUntil] = ['status', 'publishFrom', 'publishUntil'].map((name) =>
    textIn(value, name),
  );
  return { status, publishFrom, publishUntil };
}

/** A document that is half-written has no title and no places yet. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch {
    return undefined;
  }
}
