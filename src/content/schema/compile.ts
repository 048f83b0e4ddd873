import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { Href, LanguageDocument, PageDocument, SiteDocument } from '../../generated/documents';
import type { Schemas } from '../model/source';

const BASE = 'https://schema.invalid/';

/** Keywords for text editors, our rules, the catalogue, npm run generate or json-schema-to-typescript, which validate nothing. */
const ANNOTATION_KEYWORDS = [
  'colorWithoutCategory',
  'columns',
  'defaultPatterns',
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'foreignNames',
  'isLow',
  'labels',
  'leftOutLabel',
  'markdownDescription',
  'markdownEnumDescriptions',
  'newPageBlocks',
  'offeredFrom',
  'opensPage',
  'patternErrorMessage',
  'rare',
  'searchWords',
  'studioName',
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

/** The compilers of schemas; each keeps what it has compiled. */
const compilers = new WeakMap<Schemas, Ajv>();

/** Compiles the schemas to validators that report all errors, each when it is asked for; the same schemas are compiled only once. */
export function compileSchemas(schemas: Schemas): ShapeChecks {
  const ajv = compilerOf(schemas);
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

/** Compiles the schemas before they are needed, in short steps: first the blocks and parts, each by itself, then what refers to them. */
export function* compileAhead(schemas: Schemas): Generator<void, void> {
  const ajv = compilerOf(schemas);
  const parts = Object.keys(schemas.others).filter((place) => place.includes('/'));
  for (const place of [...parts, ...Object.values(CHECKED_SCHEMAS)]) {
    yield;
    compiled(ajv, place);
  }
}

function compilerOf(schemas: Schemas): Ajv {
  const ajv = compilers.get(schemas) ?? schemaCompiler(schemas, REPORTING);
  compilers.set(schemas, ajv);
  return ajv;
}

/**
 * All errors, with the schemas that they are about. Few documents have any: so it counts how long compiling takes, and that is a third
 * where parts are not copied to each place that refers to them and the code is not made shorter.
 */
const REPORTING: Options = {
  allErrors: true,
  verbose: true,
  inlineRefs: false,
  code: { optimize: false },
  // The same schemas are held against the schema of schemas where the checks are made that answer yes or no.
  validateSchema: false,
};

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
