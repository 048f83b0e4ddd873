import type { Schemas } from '../../model/source';
import { type DocumentSchema, documentSchema } from '../../schema/document-schema';
import { guideTo, type SchemaGuide } from '../../schema/guide';
import { listIn, type SchemaNode, textIn, variantsIn } from '../../schema/keywords';
import { followRefs, refTargetsOf } from '../../schema/references';
import { isRecord } from '../../util/is-record';

/** What an editor has to know of the schemas. */
export interface SchemaHelp {
  at(isSite: boolean): DocumentSchema;
  guide: SchemaGuide;
  /** The schemas that an entry of a list may have: several where its `type` chooses. */
  variantsOf(listSchema: SchemaNode): SchemaNode[];
  /** A schema, or the one that it refers to. */
  follow(schema: unknown): SchemaNode | undefined;
  /** The schema of a block type. */
  blockOf(type: unknown): SchemaNode | undefined;
  /** The complete example of a block type. */
  exampleOf(type: unknown): unknown;
}

/** Reads the schemas once. */
export function schemaHelp(schemas: Schemas): SchemaHelp {
  const targets = refTargetsOf(schemas);
  const documents = documentSchema(schemas);
  const [page, site] = [documents('page'), documents('site')];
  const guide = guideTo(schemas);
  const follow = (schema: unknown) => (isRecord(schema) ? followRefs(schema, targets) : undefined);
  const union = schemas.others['block.schema.json'];
  const examples = isRecord(union) ? listIn(union, 'defaultSnippets') : [];
  return {
    at: (isSite) => (isSite ? site : page),
    guide,
    follow,
    variantsOf(listSchema) {
      const entry = guide.entriesOf(listSchema);
      if (!entry) return [];
      const variants = variantsIn(entry)
        .map(follow)
        .filter((variant) => variant !== undefined);
      return variants.length > 1 ? variants : [entry];
    },
    blockOf: (type) => follow(schemas.others[`blocks/${type}.schema.json`]),
    exampleOf(type) {
      const found = examples.find((example) => textIn(example, 'label') === type);
      return isRecord(found) ? found.body : undefined;
    },
  };
}
