import type { Page } from 'playwright';

/** What a picture is taken of. */
export interface Picture<Place> {
  /** The window, in CSS pixels; otherwise that of a small desk. */
  window?: { width: number; height: number };
  /** The width of the picture, in pixels; otherwise that of most. */
  width?: number;
  isDark?: boolean;
  /** Whether there is nothing but letters in it. */
  isText?: boolean;
  /** Whether the hints of the first use are shown. */
  isFirstUse?: boolean;
  /**
   * Leads a new browser to what is shown.
   *
   * @returns the page to take a picture of, where it is another one; or the picture itself
   */
  take(page: Page, place: Place): Promise<Page | Buffer | undefined>;
}

/** Pictures of the same place, by the names of their files. */
export type Pictures<Place> = Readonly<Record<string, Picture<Place>>>;

/** Pictures, and the place that all of them need. */
export interface PictureGroup {
  names: readonly string[];
  /** Opens the place, and takes those that are wanted. */
  take(wanted: readonly string[], tools: Tools): Promise<void>;
}

export interface Tools {
  /** A new folder, which goes at the end. */
  folder: string;
  /** Takes a picture, and writes it. */
  photograph(name: string, picture: Picture<void>): Promise<void>;
}

/** @param open opens the place; `close` is called after the last picture */
export function groupOf<Place extends { close(): Promise<unknown> }>(
  pictures: Pictures<Place>,
  open: (tools: Tools) => Promise<Place>,
): PictureGroup {
  return {
    names: Object.keys(pictures),
    async take(wanted, tools) {
      const place = await open(tools);
      try {
        for (const name of wanted) {
          const picture = pictures[name];
          if (picture)
            await tools.photograph(name, { ...picture, take: (page) => picture.take(page, place) });
        }
      } finally {
        await place.close();
      }
    },
  };
}
