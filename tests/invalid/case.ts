import type { PictureFault, SourceFile } from '../../src/content/source';

/** What a case folder's `make.ts` exports by default, where its files alone do not say enough. */
export interface Case {
  /** How many issues the case has; one unless said otherwise. */
  issues?: number;
  /** More files of the site, by path: their text, how they could not be read, or null for one that is gone. */
  files?: Readonly<Record<string, string | SourceFile['content'] | null>>;
  /** Pictures of the media folder that cannot be shown. */
  pictures?: Readonly<Record<string, PictureFault>>;
}

/** A page that shows these pictures, one a row. */
export function pageShowing(...names: string[]): string {
  const rows = names.map((src) => ({
    title: 'A shoe',
    text: 'It has a heel.',
    picture: { field: 'green', cloth: 'kente', image: { src, alt: 'A shoe from the side' } },
  }));
  const document = {
    title: 'Our heels',
    description: 'New heels while you wait.',
    blocks: [{ type: 'alternating-rows', heading: 'Heels', rows }],
  };
  return JSON.stringify(document, null, 2);
}

/** A page without a mistake. */
export const heels = JSON.stringify({
  title: 'Heels for your shoes',
  description: 'New heels while you wait, of leather or rubber, for every pair that walks.',
  blocks: [
    {
      type: 'hero',
      title: 'Heels',
      lead: 'While you wait.',
      actions: [{ label: 'Home', href: '/' }],
      picture: {
        field: 'green',
        cloth: 'kente',
        image: { src: 'workshop.webp', alt: 'A cobbler at his bench' },
      },
    },
  ],
});
