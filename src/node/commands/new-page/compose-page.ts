import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { beginningLike } from '../../../content/edit/pages/beginnings/beginning-like';
import { blockTypesOf, compose } from '../../../content/edit/pages/beginnings/compositions';
import { placeholdersFor } from '../../../content/edit/pages/beginnings/placeholders';
import type { Schemas } from '../../../content/model/source';
import type { ValidationResult } from '../../../content/check/validate';
import { CommandProblem } from '../../system/command-problem';
import { PROJECT_ROOT } from '../../project';
import type { NewPagePlan } from './new-page-plan';

interface ComposeContext {
  pagesDir: string;
  schemas: Schemas;
  /** The current site. */
  now: ValidationResult;
}

/**
 * The text of a new page document: its first blocks, with a placeholder in place of each text.
 *
 * @throws CommandProblem when the model page has errors
 */
export async function composePage(
  plan: NewPagePlan,
  { pagesDir, schemas, now }: ComposeContext,
): Promise<string> {
  const size = 'kind' in plan.start ? 'least' : plan.hasAllBlocks ? 'whole' : 'short';
  const filled = placeholdersFor(schemas)(await modelOf(plan, now), size);
  const page = {
    $schema: await wayToSchema(pagesDir, plan.address.path),
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
      const file = path.join(PROJECT_ROOT, `schema/blocks/${type}.examples.json`);
      return JSON.parse(await readFile(file, 'utf8')).default;
    }),
  );
}

/** The relative path by which text editors find the schema, with forward slashes. */
async function wayToSchema(pagesDir: string, inside: string): Promise<string> {
  const folder = path.dirname(path.join(await realpath(pagesDir), inside));
  return path.relative(folder, path.join(PROJECT_ROOT, 'schema/page.schema.json')).split(path.sep).join('/');
}
