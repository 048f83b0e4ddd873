import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BRAND, iconInContent } from '../../../content/model/icons/icon-names';
import type { IconData } from '../../../content/model/pages/page-data';

/**
 * Finds icons by their full names:
 * - `truck`, `truck-duotone`: Phosphor, style included (@iconify-json/ph, MIT);
 * - `brand:react`: Simple Icons (@iconify-json/simple-icons, CC0-1.0; a logo stays its owner's trademark).
 */
export interface IconSet {
  /** The names that documents can use, without a style: `truck`, `brand:react`. */
  contentNames: readonly string[];
  draw(name: string): IconData | undefined;
}

const require = createRequire(import.meta.url);

/** The packages that contain the icons. */
export const ICON_PACKAGES = ['@iconify-json/ph', '@iconify-json/simple-icons'] as const;

let loading: Promise<IconSet> | undefined;

/** The icon set, several megabytes, read only once. */
export function loadIconSet(): Promise<IconSet> {
  loading ??= read();
  return loading;
}

async function read(): Promise<IconSet> {
  const [icons, brands] = await Promise.all([
    readCollection(require.resolve('@iconify-json/ph/icons.json')),
    readCollection(require.resolve('@iconify-json/simple-icons/icons.json'), (icon) => !icon.hidden),
  ]);
  for (const [name, logo] of brands) icons.set(BRAND + name, logo);
  const contentNames = [...icons.keys()].filter((name) => icons.has(iconInContent(name)));
  return { contentNames, draw: (name) => icons.get(name) };
}

interface IconEntry {
  body: string;
  /** Removed from the collection: an icon for a better name, a logo perhaps because its owner asked for it. */
  hidden?: boolean;
}

interface CollectionFile {
  width: number;
  height: number;
  icons: Record<string, IconEntry>;
  /** Aliases of some icons. */
  aliases: Record<string, { parent: string }>;
}

async function readCollection(
  file: string,
  isWanted: (icon: IconEntry) => boolean = () => true,
): Promise<Map<string, IconData>> {
  const { width, height, icons, aliases }: CollectionFile = JSON.parse(await readFile(file, 'utf8'));
  const found = new Map<string, IconData>();
  for (const [name, icon] of Object.entries(icons)) {
    if (isWanted(icon)) found.set(name, { body: icon.body, width, height });
  }
  for (const [name, { parent }] of Object.entries(aliases)) {
    const icon = found.get(parent);
    if (icon) found.set(name, icon);
  }
  return found;
}
