import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { Href, LanguageDocument, PageDocument, SiteDocument } from '../../generated/documents';
import type { Schemas } from '../model/source';

const BASE = 'https://schema.invalid/';

/** Keywords for text editors, our rules, the catalogue, npm run generate or json-schema-to-typescript, which validate nothing. */
const ANNOTATION_KEYWORDS = [
  'colorWithoutCategory',
  'defaultPatterns',
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'labels',
  'markdownDescription',
  'markdownEnumDescriptions',
  'newPageBlocks',
  'opensPage',
  'patternErrorMessage',
  'suggestSortText',
  'synonyms',
  'tsType',
  'whenToUse',
];

/** The compiled validators of the kinds of documents, and of a link inside a rich text. */
export interface ShapeChecks {
  page: ValidateFunction<PageDocument>;
  site: ValidateFunction<SiteDocument>;
  language: ValidateFunction<LanguageDocument>;
  href: ValidateFunction<Href>;
}

/** The name of a schema inside a compiler, by its place in `schema/`. */
export const schemaId = (place: string) => BASE + place;

/** The paths of the schemas that are compiled. */
export const CHECKED_SCHEMAS = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  language: 'language.schema.json',
  href: 'parts/href.schema.json',
} as const satisfies Record<keyof ShapeChecks, string>;

const compiledSchemas = new WeakMap<Schemas, ShapeChecks>();

/** Compiles the schemas to validators that report all errors, each when it is asked for; the same schemas are compiled only once. */
export function compileSchemas(schemas: Schemas): ShapeChecks {
  const checks = compiledSchemas.get(schemas) ?? compile(schemas);
  compiledSchemas.set(schemas, checks);
  return checks;
}

function compile(schemas: Schemas): ShapeChecks {
  const ajv = schemaCompiler(schemas, { allErrors: true, verbose: true });
  return {
    get page() {
      return compiled<PageDocument>(ajv, CHECKED_SCHEMAS.page);
    },
    get site() {
      return compiled<SiteDocument>(ajv, CHECKED_SCHEMAS.site);
    },
    get language() {
      return compiled<LanguageDocument>(ajv, CHECKED_SCHEMAS.language);
    },
    get href() {
      return compiled<Href>(ajv, CHECKED_SCHEMAS.href);
    },
  };
}

/** An Ajv with all schemas. They refer to each other by their paths in `schema/`. */
export function schemaCompiler({ page, site, others }: Schemas, options: Options): Ajv {
  const ajv = new Ajv({ discriminator: true, strict: true, logger: false, ...options });
  ajv.addVocabulary(ANNOTATION_KEYWORDS);
  for (const [place, schema] of Object.entries(others)) ajv.addSchema(schema, schemaId(place));
  ajv.addSchema(page, schemaId(CHECKED_SCHEMAS.page));
  ajv.addSchema(site, schemaId(CHECKED_SCHEMAS.site));
  return ajv;
}

function compiled<T>(ajv: Ajv, place: string): ValidateFunction<T> {
  const check = ajv.getSchema<T>(schemaId(place));
  if (!check) throw new Error(`schema/${place} cannot be compiled.`);
  return check;
}
