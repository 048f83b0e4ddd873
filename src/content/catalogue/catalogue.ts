import { isRecord } from '../util/is-record';
import type { ValidPage } from '../documents/facts/valid-page';
import { exampleRoute, examplesFile } from '../model/addresses/addresses';
import type { CatalogueEntry, CatalogueExample } from '../model/protocols/catalogue-entry';
import { propertiesOf } from './properties';
import { textIn } from '../schema/keywords';
import { refTargets, type SchemaFiles } from '../schema/references';

const BLOCK = /^blocks\/(.+)\.schema\.json$/;

/**
 * The catalogue of all block types, sorted by name, from their schemas and examples alone.
 *
 * @param examples by block type; a type may have none yet
 */
export function catalogueOf(
  schemas: SchemaFiles,
  examples: ReadonlyMap<string, readonly CatalogueExample[]>,
): CatalogueEntry[] {
  const targets = refTargets(schemas);
  const entries = Object.entries(schemas).flatMap(([file, schema]): CatalogueEntry[] => {
    const type = BLOCK.exec(file)?.[1];
    if (!type || !isRecord(schema)) return [];
    return [
      {
        type,
        description: textIn(schema, 'description') ?? '',
        whenToUse: textIn(schema, 'whenToUse'),
        searchWords: searchWordsOf(schema),
        properties: propertiesOf(schema, targets),
        examples: examples.get(type) ?? [],
      },
    ];
  });
  return entries.sort((one, other) => (one.type < other.type ? -1 : 1));
}

const searchWordsOf = ({ searchWords }: Record<string, unknown>): readonly string[] =>
  Array.isArray(searchWords) ? searchWords.filter((word) => typeof word === 'string') : [];

/** An example as the only block of a page, ready to be resolved. */
export function examplePage({ type, description }: CatalogueEntry, example: CatalogueExample): ValidPage {
  return {
    route: exampleRoute(type, example.name),
    file: examplesFile(type),
    document: { title: `${type}: ${example.name}`, name: type, description, blocks: [example.block] },
    blockLines: [example.line],
  };
}
