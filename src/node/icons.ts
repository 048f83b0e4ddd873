import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IconData } from '../content/page-data';

/** The Phosphor icons (@iconify-json/ph, MIT). Names are whole, style included: `truck-duotone`. */
export interface IconSet {
  names: ReadonlySet<string>;
  draw(name: string): IconData | undefined;
}

const require = createRequire(import.meta.url);

let loading: Promise<IconSet> | undefined;

/** The icon set, several megabytes of it, read once however often it is asked for. */
export function loadIconSet(): Promise<IconSet> {
  loading ??= read();
  return loading;
}

interface IconFile {
  width: number;
  height: number;
  icons: Record<string, { body: string } | undefined>;
  aliases: Record<string, { parent: string } | undefined>;
}

async function read(): Promise<IconSet> {
  const file = require.resolve('@iconify-json/ph/icons.json');
  const set: IconFile = JSON.parse(await readFile(file, 'utf8'));
  const icons = new Map(Object.entries(set.icons));
  const aliases = new Map(Object.entries(set.aliases));
  return {
    names: new Set([...icons.keys(), ...aliases.keys()]),
    draw(name) {
      const icon = icons.get(name) ?? icons.get(aliases.get(name)?.parent ?? '');
      return icon && { body: icon.body, width: set.width, height: set.height };
    },
  };
}
