import { type SchemaNode, textIn, variantsIn } from '../../schema/keywords';
import { parentOf } from '../../json/locate';
import { explainBlock } from '../places/explain';
import type { Slot } from '../places/slot';
import { anyPicture, fitted } from './fitted';
import type { EditorSite } from './editor-site';
import { bodyOf, type BodyOptions, shapeOf } from './body';
import type { Offer } from './offer';

/** What a new entry of a list, or a new group of properties, looks like: of blocks a complete example of each type. */
export function newValues(
  { schema, isEntry, pointer, document, text }: Slot,
  options: BodyOptions & { site: EditorSite },
): Offer[] {
  const { help, site } = options;
  if (text !== undefined) return [];
  const list = isEntry ? help.at(site.isSite).at(document, parentOf(pointer)) : undefined;
  if (list && help.guide.holdsBlocks(list))
    return help.variantsOf(list).flatMap((block) => newBlock(block, options));
  const variants = list ? help.variantsOf(list) : schema ? [schema] : [];
  return variants.filter(isGroup).map((one) => {
    const type = help.guide.propertiesOf(one).get('type')?.const;
    return {
      label: typeof type === 'string' ? type : `New ${nameOf(one)}`,
      kind: 'entry',
      body: bodyOf(shapeOf(one, help), one, options),
      documentation: textIn(one, 'description'),
    };
  });
}

/** The example of a block, as far as it suits this site. */
function newBlock(block: SchemaNode, options: BodyOptions & { site: EditorSite }): Offer[] {
  const { help, site } = options;
  const type = help.guide.propertiesOf(block).get('type')?.const;
  const example = help.exampleOf(type);
  if (typeof type !== 'string' || example === undefined) return [];
  return [
    {
      label: type,
      kind: 'entry',
      body: bodyOf(fitted(example, block, { help, picture: anyPicture(site) }), block, options),
      documentation: explainBlock(type, help),
    },
  ];
}

const isGroup = (schema: SchemaNode) =>
  schema.type === 'array' || schema.type === 'object' || variantsIn(schema).length > 1;

/** `RelatedPage` is `related page`. */
function nameOf(schema: SchemaNode): string {
  const title = textIn(schema, 'title') ?? (schema.type === 'array' ? 'list' : 'entry');
  return title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
