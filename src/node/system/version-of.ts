import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The version of a package. Read from package.json, since loading a package may take a second. */
export function versionOf(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const text = textOf(path.join(folder, name, 'package.json'));
    if (text !== undefined) return JSON.parse(text).version;
  }
  throw new Error(`The package ${name} is not installed.`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
