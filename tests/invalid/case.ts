import type { SiteSources, SourceFile } from '../../src/content/model/source';

type FoundPicture = SiteSources['pictures'] extends ReadonlyMap<string, infer Found> ? Found : never;

/** What a case folder's `make.ts` exports by default, where its files alone do not say enough. */
export interface Case {
  /** How many issues the case has; one unless said otherwise. */
  issues?: number;
  /** More files of the site, by path: their text, how they could not be read, or null for one that is gone. */
  files?: Readonly<Record<string, string | SourceFile['content'] | null>>;
  /** More pictures of the media folder, as they were found. */
  pictures?: Readonly<Record<string, FoundPicture>>;
  strays?: SiteSources['strays'];
}

/** A page that shows these pictures, one a row. */
export function pageShowing(...names: string[]): string {
  const rows = names.map((src, index) => ({
    title: `Shoe ${index + 1}`,
    text: 'It has a heel.',
    picture: { color: 'green', pattern: 'kente', image: { src, alt: 'A shoe from the side' } },
  }));
  const document = {
    title: 'Our heels',
    description: 'New heels while you wait.',
    blocks: [{ type: 'alternating-rows', heading: 'Heels', rows }],
  };
  return JSON.stringify(document, null, 2);
}

/** A page without a mistake, as long as nothing is wrong with its picture. */
export function soundPageShowing(src: string, narrow?: string): string {
  const document = {
    title: 'Heels for your shoes',
    description: 'New heels while you wait, of leather or rubber, for every pair that walks.',
    blocks: [
      {
        type: 'hero',
        title: 'Heels',
        lead: 'While you wait.',
        actions: [{ label: 'Home', href: '/' }],
        picture: {
          color: 'green',
          pattern: 'kente',
          image: { src, ...(narrow && { narrow }), alt: 'A cobbler at his bench' },
        },
      },
    ],
  };
  return JSON.stringify(document, null, 2);
}

/** A page without a mistake. */
export const heels = soundPageShowing('workshop.webp');
