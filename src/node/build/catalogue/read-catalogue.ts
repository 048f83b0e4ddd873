import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { examplesFile } from '../../../content/model/addresses/addresses';
import { catalogueOf } from '../../../content/catalogue/catalogue';
import type { CatalogueEntry, CatalogueExample } from '../../../content/model/protocols/catalogue-entry';
import { linesOf } from '../../../content/json/lines';
import { locate, pointerTo } from '../../../content/json/locate';
import { parseJson } from '../../../content/json/parse';
import { schemaFiles } from '../../../content/schema/references';
import type { Block } from '../../../generated/documents';
import { CommandProblem } from '../../system/command-problem';
import { loadSchemas } from '../../read/validator-config';
import { PROJECT_ROOT } from '../../project';
import { codeOf, reasonOf } from '../../system/os-errors';

/**
 * Reads the catalogue of blocks from `schema/`, as it is now.
 *
 * @throws CommandProblem when a file of it cannot be read or is not JSON, naming the file
 */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  const schemas = schemaFiles(await loadSchemas());
  const types = catalogueOf(schemas, new Map()).map(({ type }) => type);
  const examples = await Promise.all(types.map(readExamples));
  return catalogueOf(schemas, new Map(types.map((type, index) => [type, examples[index] ?? []])));
}

async function readExamples(type: string): Promise<CatalogueExample[]> {
  const file = examplesFile(type);
  try {
    return examplesIn(await readFile(path.join(PROJECT_ROOT, file), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (error instanceof SyntaxError) throw new CommandProblem(`${file} is not JSON: ${error.message}.`);
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(`${file} cannot be read: ${reason}.`);
  }
}

/** @throws SyntaxError when the text is not JSON */
function examplesIn(text: string): CatalogueExample[] {
  const examples: Record<string, Block> = JSON.parse(text);
  const parsed = parseJson(text);
  const lines = linesOf(text);
  return Object.entries(examples).map(([name, block]) => {
    const found = 'tree' in parsed ? locate(parsed.tree, pointerTo('', name)) : undefined;
    return { name, block, line: lines.positionAt(found?.value.offset ?? 0).line };
  });
}
