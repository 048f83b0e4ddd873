import type { IconData } from '../../../content/model/pages/page-data';
import { createCache } from '../../cache/cache';
import { versionOf } from '../../system/version-of';
import { ICON_PACKAGES } from './icon-set';

/** Raise this number when icons are shrunk in another way. */
const ICONS_VERSION = 1;

const KEY = [
  `drawings, ${ICONS_VERSION}`,
  ...[...ICON_PACKAGES, 'svgo'].map((name) => `${name} ${versionOf(name)}`),
].join(', ');

/** The icons that a site needs, few of the many thousands that there are. */
export interface IconStore {
  /** The icon of each name; undefined where there is none of that name. */
  get(names: readonly string[]): Promise<[name: string, icon: IconData | undefined][]>;
  /** Stores the fetched icons for the next build. */
  keep(): Promise<void>;
}

/** Opens the store. The full set, nine megabytes, is read only for a name that no build has asked for before. */
export async function openIconStore(cacheDir: string): Promise<IconStore> {
  const cache = createCache(cacheDir);
  const kept = await cache.read(KEY);
  const entries: [string, IconData | undefined][] = kept ? Object.entries(JSON.parse(kept.toString())) : [];
  const known = new Map(entries);
  let loading: ReturnType<typeof loadDraw> | undefined;
  return {
    async get(names) {
      const missing = names.filter((name) => !known.has(name));
      if (missing.length > 0) {
        loading ??= loadDraw();
        const draw = await loading;
        for (const name of missing) known.set(name, draw(name));
      }
      return names.map((name) => [name, known.get(name)]);
    },
    async keep() {
      if (known.size === entries.length) return;
      await cache.keep(KEY, Buffer.from(JSON.stringify(Object.fromEntries(known))));
    },
  };
}

/** The dependencies are loaded only when an icon is missing. */
async function loadDraw(): Promise<(name: string) => IconData | undefined> {
  const [{ loadIconSet }, { shrinkIcons }] = await Promise.all([
    import('./icon-set'),
    import('./shrink-icons'),
  ]);
  return shrinkIcons((await loadIconSet()).draw);
}
