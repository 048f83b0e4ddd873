import type { IconData } from '../../../content/model/page-data';
import { createCache } from '../../cache/cache';
import { versionOf } from '../../system/version-of';

/** Counts the changes to how drawings are slimmed. */
const RECIPE = 1;

const KEY = [
  `drawings, ${RECIPE}`,
  ...['@iconify-json/ph', '@iconify-json/simple-icons', 'svgo'].map((name) => `${name} ${versionOf(name)}`),
].join(', ');

/** The drawings that a site needs, few of the many thousands that there are. */
export interface IconStore {
  known: ReadonlyMap<string, IconData | undefined>;
  fetch(names: readonly string[]): Promise<void>;
  /** Keeps what was fetched for the next build. */
  keep(): Promise<void>;
}

/** Opens the store. All icons, nine megabytes, are read only for a name that no build has asked for before. */
export async function openIconStore(cacheDir: string): Promise<IconStore> {
  const cache = createCache(cacheDir);
  const kept = await cache.read(KEY);
  const entries: [string, IconData | undefined][] = kept ? Object.entries(JSON.parse(kept.toString())) : [];
  const known = new Map(entries);
  let draw: ((name: string) => IconData | undefined) | undefined;
  return {
    known,
    async fetch(names) {
      draw ??= await loadDraw();
      for (const name of names) known.set(name, draw(name));
    },
    async keep() {
      if (known.size === entries.length) return;
      await cache.keep(KEY, Buffer.from(JSON.stringify(Object.fromEntries(known))));
    },
  };
}

/** What this takes is loaded only when there is something to draw. */
async function loadDraw(): Promise<(name: string) => IconData | undefined> {
  const [{ loadIconSet }, { shrinkIcons: slimDrawings }] = await Promise.all([
    import('../../read/icons'),
    import('./shrink-icons'),
  ]);
  return slimDrawings((await loadIconSet()).draw);
}
