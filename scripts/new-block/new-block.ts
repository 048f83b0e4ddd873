import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { changeFiles } from '../../src/node/change-files/change-files';
import { finishInterruptedChange } from '../../src/node/change-files/finish-interrupted-change';
import type { Change } from '../../src/node/change-files/journal';
import { CommandProblem } from '../../src/node/system/command-problem';
import { PROJECT_ROOT } from '../../src/node/project';
import { type GeneratedFile, generateFiles } from '../generate/generate';
import { blockNames } from './names';
import { withRegistryLine } from './registry-line';
import { examplesText, schemaText } from './schema-files';
import { componentText, cssText } from './source-files';

export interface NewBlockOptions {
  type: string;
  /** Whether the block holds other blocks, as tabs do. */
  isContainer: boolean;
  /** The project's folder. */
  root?: string;
  print?: (text: string) => void;
}

const REGISTRY = 'src/blocks/registry.ts';

/**
 * Makes every file of a new block type, its line in the registry, and what is generated from its schema.
 *
 * @throws CommandProblem when the name is invalid or taken; then nothing was changed
 */
export async function newBlock(options: NewBlockOptions): Promise<0> {
  const { type, isContainer, root = PROJECT_ROOT, print = console.log } = options;
  const names = blockNames(type);
  await finishInterruptedChange(root);
  const registry = await readFile(path.join(root, REGISTRY), 'utf8');
  const newFiles: [name: string, text: string][] = [
    [`schema/blocks/${type}.schema.json`, schemaText(names, isContainer)],
    [`schema/blocks/${type}.examples.json`, examplesText(names, isContainer)],
    [`src/blocks/${type}/${names.component}.tsx`, componentText(names, isContainer)],
    [`src/blocks/${type}/${type}.module.css`, cssText(isContainer)],
  ];
  for (const [name] of newFiles) await expectAbsent(root, name);
  const files: Change[] = newFiles.map(([name, after]) => ({ path: name, before: undefined, after }));
  files.push({ path: REGISTRY, before: registry, after: withRegistryLine(registry, names) });

  const what = `new:block ${type}`;
  await changeFiles(root, files, what);
  let generated: Change[];
  try {
    generated = await overwriting(root, await generateFiles(root));
    await changeFiles(root, generated, what);
  } catch (error) {
    const undone = files.map(({ path, before, after }) => ({ path, before: after, after: before }));
    await changeFiles(root, undone, what);
    throw error;
  }
  const further = generated.filter((one) => !files.some(({ path }) => path === one.path));
  print(
    [
      `The block ${type} is made:`,
      ...files.map(({ path }) => `  ${path}`),
      ...further.map(({ path }) => `  ${path}  (generated)`),
      '',
      'Say in the schema what it holds, then run npm run generate; show it in the component. Its examples are checked by',
      '  npx vitest run tests/contract',
    ].join('\n'),
  );
  return 0;
}

/** Of the files, those whose text is another one now. */
async function overwriting(root: string, files: readonly GeneratedFile[]): Promise<Change[]> {
  const changes = await Promise.all(
    files.map(async (file) => {
      const before = await readFile(path.join(root, file.path), 'utf8');
      return { path: file.path, before, after: file.text };
    }),
  );
  return changes.filter(({ before, after }) => before !== after);
}

async function expectAbsent(root: string, name: string): Promise<void> {
  const isThere = await access(path.join(root, name)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new CommandProblem(`${name} exists already. Choose another name for the block.`);
}
