import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { ValidatorConfig, Schemas } from '../../content/model/source';
import { PROJECT_ROOT } from '../project';
import { loadPrecompiledValidators } from '../cache/precompiled-validators';

const SCHEMA_DIR = path.join(PROJECT_ROOT, 'schema');
const PAGE = 'page.schema.json';
const SITE = 'site.schema.json';

/**
 * The names of icons, generated as the examples of a schema: text editors suggest them, and validation need not read
 * the nine megabytes of icons.
 */
export const ICON_NAMES = 'icon-names.schema.json';

/**
 * Reads what validation needs: the schemas and the names of the icons.
 *
 * @throws Error when a schema is missing or is not JSON, which is a fault of the project, not of a document
 */
export async function loadValidatorConfig(): Promise<ValidatorConfig> {
  const [schemas, icons] = await Promise.all([
    loadSchemas(),
    readJson<{ examples: string[] }>(path.join(SCHEMA_DIR, ICON_NAMES)),
  ]);
  return { schemas, icons: new Set(icons.examples), precompiled: await loadPrecompiledValidators(schemas) };
}

/** Reads the schemas, as they are now. */
export async function loadSchemas(): Promise<Schemas> {
  const names = (await glob('**/*.schema.json', { cwd: SCHEMA_DIR })).sort();
  const entries = await Promise.all(
    names.map(
      async (name): Promise<[string, object]> => [name, await readJson<object>(path.join(SCHEMA_DIR, name))],
    ),
  );
  const { [PAGE]: page, [SITE]: site, ...others } = Object.fromEntries(entries);
  if (!page || !site) throw new Error(`schema/${page ? SITE : PAGE} is missing.`);
  return { page, site, others };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
