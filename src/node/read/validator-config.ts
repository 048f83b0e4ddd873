import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ValidatorConfig, Schemas } from '../../content/model/source';
import { PROJECT_ROOT } from '../project';
import { readMigrations } from './read-migrations';
import { newestOf, renamesOf } from '../../content/edit/migrate/migrate';
import { loadPrecompiledValidators } from '../cache/precompiled-validators';
import { withSlashes } from '../system/paths/with-slashes';

const SCHEMA_DIR = path.join(PROJECT_ROOT, 'schema');
const PAGE = 'page.schema.json';
const SITE = 'site.schema.json';

/**
 * The names of icons, generated as the examples of a schema: text editors suggest them, and validation need not read
 * the nine megabytes of icons.
 */
export const ICON_NAMES = 'icon-names.schema.json';

/** What was read last, and the texts it was read from. */
let last: { texts: string; config: ValidatorConfig } | undefined;

/**
 * Reads what validation needs: the schemas and the names of the icons. While their files say the same, the answer is
 * the same object, so that its checks are compiled once.
 *
 * @throws Error when a schema is missing or is not JSON, which is a bug of the project, not of a document
 */
export async function loadValidatorConfig(): Promise<ValidatorConfig> {
  const files = readSchemas();
  const texts = JSON.stringify(files);
  if (last?.texts !== texts) last = { texts, config: await configOf(files) };
  return last.config;
}

/** Reads the schemas, as they are now. */
export async function loadSchemas(): Promise<Schemas> {
  return schemasOf(readSchemas());
}

/** The place of a schema in `schema/`, and its text. */
type SchemaFile = readonly [name: string, text: string];

/** Synchronously: for a hundred small files the thread pool costs more than the reading. */
function readSchemas(): SchemaFile[] {
  const names = readdirSync(SCHEMA_DIR, { recursive: true, encoding: 'utf8' })
    .map(withSlashes)
    .filter((name) => name.endsWith('.schema.json'));
  return names.sort().map((name) => [name, readFileSync(path.join(SCHEMA_DIR, name), 'utf8')]);
}

async function configOf(files: readonly SchemaFile[]): Promise<ValidatorConfig> {
  const schemas = schemasOf(files);
  const [migrations, precompiled] = await Promise.all([readMigrations(), loadPrecompiledValidators(schemas)]);
  const icons: { examples: string[] } = JSON.parse(new Map(files).get(ICON_NAMES) ?? '');
  const newestVersion = newestOf(migrations);
  return {
    schemas,
    icons: new Set(icons.examples),
    renames: renamesOf(migrations),
    newestVersion,
    precompiled,
  };
}

function schemasOf(files: readonly SchemaFile[]): Schemas {
  const schemas = files.map(([name, text]): [string, object] => [name, JSON.parse(text)]);
  const { [PAGE]: page, [SITE]: site, ...others } = Object.fromEntries(schemas);
  if (!page || !site) throw new Error(`schema/${page ? SITE : PAGE} is missing.`);
  return { page, site, others };
}
