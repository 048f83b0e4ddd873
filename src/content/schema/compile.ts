import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { Href, PageDocument, SiteDocument } from '../../generated/documents';
import type { Schemas } from '../model/source';

const BASE = 'https://schema.invalid/';

/** Keywords that editors, our rules, the catalogue or the compiler of types read; about a value they say nothing. */
const SILENT_KEYWORDS = [
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'enumDescriptions',
  'errorMessage',
  'markdownDescription',
  'markdownEnumDescriptions',
  'opensPage',
  'patternErrorMessage',
  'suggestSortText',
  'tsType',
  'whenToUse',
];

/** The compiled checks of the two kinds of documents, and of a link that is not a value of its own. */
export interface ShapeChecks {
  page: ValidateFunction<PageDocument>;
  site: ValidateFunction<SiteDocument>;
  href: ValidateFunction<Href>;
}

/** The name of a schema inside a compiler, by its place in `schema/`. */
export const schemaName = (place: string) => BASE + place;

/** The places of the schemas that checks are made of. */
export const CHECKED = {
  page: 'page.schema.json',
  site: 'site.schema.json',
  href: 'parts/href.schema.json',
} as const satisfies Record<keyof ShapeChecks, string>;

const made = new WeakMap<Schemas, ShapeChecks>();

/** Compiles the schemas to checks that tell all that is wrong: once, however many ask for the same ones. */
export function compileSchemas(schemas: Schemas): ShapeChecks {
  const checks = made.get(schemas) ?? compile(schemas);
  made.set(schemas, checks);
  return checks;
}

function compile(schemas: Schemas): ShapeChecks {
  const ajv = schemaCompiler(schemas, { allErrors: true, verbose: true });
  return {
    page: compiled(ajv, CHECKED.page),
    site: compiled(ajv, CHECKED.site),
    href: compiled(ajv, CHECKED.href),
  };
}

/** A compiler that knows the schemas. They refer to each other by their places in `schema/`. */
export function schemaCompiler({ page, site, others }: Schemas, options: Options): Ajv {
  const ajv = new Ajv({ discriminator: true, strict: true, logger: false, ...options });
  ajv.addVocabulary(SILENT_KEYWORDS);
  for (const [place, schema] of Object.entries(others)) ajv.addSchema(schema, schemaName(place));
  ajv.addSchema(page, schemaName(CHECKED.page));
  ajv.addSchema(site, schemaName(CHECKED.site));
  return ajv;
}

function compiled<T>(ajv: Ajv, place: string): ValidateFunction<T> {
  const check = ajv.getSchema<T>(schemaName(place));
  if (!check) throw new Error(`schema/${place} cannot be compiled.`);
  return check;
}
