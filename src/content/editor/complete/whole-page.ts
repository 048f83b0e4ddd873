import { blockTypesOf, compose, isPageKind, PAGE_KINDS } from '../../edit/pages/beginnings/compositions';
import { placeholdersFor } from '../../edit/pages/beginnings/placeholders';
import type { Schemas } from '../../model/source';
import { isRecord } from '../../util/is-record';
import { choicesIn } from '../places/schema-words';
import { bodyOf, type BodyOptions } from './body';
import type { EditorSite } from './editor-site';
import type { Offer } from './offer';

/** Whole pages for an empty document, as `npm run new:page` makes them: one for each kind. */
export function wholePages({ schema }: EditorSite, options: BodyOptions & { schemas: Schemas }): Offer[] {
  const { help, schemas } = options;
  const root = help.follow(schemas.page);
  const kinds = root && help.guide.propertiesOf(root).get('kind');
  const meanings = new Map((kinds ? choicesIn(kinds) : []).map(({ value, meaning }) => [value, meaning]));
  const fill = placeholdersFor(schemas);
  return PAGE_KINDS.filter(isPageKind).map((kind) => {
    const types = blockTypesOf(kind);
    const page = fill(compose(kind, types.map(help.exampleOf).filter(isRecord)));
    return {
      label: kind === 'page' ? 'New page' : `New page: ${kind}`,
      kind: 'entry',
      body: bodyOf({ ...(schema !== undefined && { $schema: schema }), ...page }, root, options),
      documentation: [meanings.get(kind) ?? 'A plain page.', `Its blocks: ${types.join(', ')}.`].join('\n\n'),
    };
  });
}
