import { HOME } from '../../model/addresses/route';
import { listIn, type SchemaNode } from '../../schema/keywords';
import { isRecord } from '../../util/is-record';
import type { SchemaHelp } from '../places/schema-help';
import { variantFor } from './body';
import type { EditorSite } from './editor-site';

interface FittedOptions {
  help: SchemaHelp;
  /** A picture of the site, for a place that cannot be without one. */
  picture: string | undefined;
}

/** A value of an example without what only its own site has: its links lead to the home page, and pictures stay where they are needed. */
export function fitted(value: unknown, schema: SchemaNode | undefined, options: FittedOptions): unknown {
  const { help, picture } = options;
  if (Array.isArray(value)) {
    const variants = schema ? help.variantsOf(schema) : [];
    return value.map((entry) => fitted(entry, variantFor(entry, variants, help), options));
  }
  if (!isRecord(value)) return value;
  const needed = schema ? listIn(schema, 'required') : [];
  const properties = schema && help.guide.propertiesOf(schema);
  const parts = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name === 'href') return [[name, HOME]];
    if (!isRecord(part) || typeof part.src !== 'string')
      return [[name, fitted(part, properties?.get(name), options)]];
    if (!needed.includes(name) || picture === undefined) return [];
    return [[name, { src: picture, alt: part.alt }]];
  });
  return Object.fromEntries(parts);
}

/** Of the pictures of a site that can be shown, the first. */
export const anyPicture = ({ siteIndex: { pictures } }: EditorSite): string | undefined =>
  [...pictures].find(([, facts]) => !('fault' in facts))?.[0];
