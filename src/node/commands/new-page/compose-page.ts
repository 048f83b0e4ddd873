import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { schemaPath } from '../../../content/edit/fix/fix';
import { beginningLike } from '../../../content/edit/pages/beginnings/beginning-like';
import { blockTypesOf, compose } from '../../../content/edit/pages/beginnings/compositions';
import { inColorOf } from '../../../content/edit/pages/beginnings/in-color';
import { placeholdersFor } from '../../../content/edit/pages/beginnings/placeholders';
import { withMainLink } from '../../../content/edit/pages/beginnings/with-main-link';
import { isOfCategory, type MenuPosition } from '../../../content/edit/pages/menu';
import { examplesFile } from '../../../content/model/addresses/addresses';
import { HOME } from '../../../content/model/addresses/route';
import { folderAt } from '../../../content/model/languages/languages';
import type { Schemas } from '../../../content/model/source';
import type { ValidationResult } from '../../../content/check/validate';
import { schemaDirFrom } from '../../read/schema-dir';
import { CommandProblem } from '../../system/command-problem';
import { PROJECT_ROOT } from '../../project';
import type { NewPagePlan } from './new-page-plan';

interface ComposeContext {
  pagesDir: string;
  schemas: Schemas;
  /** The current site. */
  now: ValidationResult;
  /** The menu with its entry. */
  place: MenuPosition | undefined;
}

/**
 * The text of a new page document: its first blocks, with a placeholder in place of each text.
 *
 * @throws CommandProblem when the model page has errors
 */
export async function composePage(
  plan: NewPagePlan,
  { pagesDir, schemas, now, place }: ComposeContext,
): Promise<string> {
  const size = 'kind' in plan.start ? 'least' : plan.hasAllBlocks ? 'whole' : 'short';
  const placeholders = placeholdersFor(schemas)(await modelOf(plan, now), size);
  const isTranslated = folderAt(plan.address.route, Object.keys(now.site?.languages ?? {})) !== '';
  const mainLink = 'kind' in plan.start && !isTranslated ? now.site?.navigation.action?.href : undefined;
  const begun = withMainLink(placeholders, mainLink);
  const hasOwnColor = 'like' in plan.start || (place !== undefined && isOfCategory(place.pointer));
  const filled = hasOwnColor ? begun : inColorOf(now.pages.get(HOME)?.document, begun);
  const schemaDir = await schemaDirFrom(await realpath(pagesDir));
  const page = {
    $schema: schemaDir && schemaPath(plan.address.path, schemaDir, 'page'),
    title: plan.title,
    description: filled.description,
    name: plan.name,
    kind: filled.kind,
    entrance: filled.entrance,
    blocks: filled.blocks,
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}

async function modelOf({ start, hasAllBlocks }: NewPagePlan, { pages }: ValidationResult): Promise<object> {
  if ('kind' in start) return compose(start.kind, await readExamples(blockTypesOf(start.kind)));
  const model = pages.get(start.like);
  if (model) return hasAllBlocks ? model.document : beginningLike(model.document);
  throw new CommandProblem(
    `The page ${start.like} has errors, which a page made from it would have too. Run npm run validate and fix them first.`,
  );
}

/** The first example of each block type. */
async function readExamples(types: readonly string[]): Promise<object[]> {
  return Promise.all(
    types.map(async (type) => {
      const file = path.join(PROJECT_ROOT, examplesFile(type));
      return JSON.parse(await readFile(file, 'utf8')).default;
    }),
  );
}
