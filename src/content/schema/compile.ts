import { Ajv, type ValidateFunction } from 'ajv';
import type { Href, PageDocument, SiteDocument } from '../../generated/documents';
import type { Schemas } from '../source';

const HREF = 'parts/href.schema.json';
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

/** Compiles the schemas. They refer to each other by their places in `schema/`. */
export function compileSchemas({ page, site, others }: Schemas): ShapeChecks {
  const ajv = new Ajv({ allErrors: true, discriminator: true, verbose: true, strict: true, logger: false });
  ajv.addVocabulary(SILENT_KEYWORDS);
  for (const [place, schema] of Object.entries(others)) ajv.addSchema(schema, BASE + place);
  ajv.addSchema(page, `${BASE}page.schema.json`);
  ajv.addSchema(site, `${BASE}site.schema.json`);
  return {
    page: compiled(ajv, 'page.schema.json'),
    site: compiled(ajv, 'site.schema.json'),
    href: compiled(ajv, HREF),
  };
}

function compiled<T>(ajv: Ajv, place: string): ValidateFunction<T> {
  const check = ajv.getSchema<T>(BASE + place);
  if (!check) throw new Error(`schema/${place} cannot be compiled.`);
  return check;
}
