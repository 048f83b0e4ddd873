import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandProblem } from '../command-problem';
import { writeTogether } from '../pages/write-together';
import { PROJECT_ROOT } from '../project';
import { generateFiles } from '../schema/generate';
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
 * @throws CommandProblem when the type cannot be or is there; then nothing was changed
 */
export async function newBlock(options: NewBlockOptions): Promise<0> {
  const { type, isContainer, root = PROJECT_ROOT, print = console.log } = options;
  const names = blockNames(type);
  const registry = await readFile(path.join(root, REGISTRY), 'utf8');
  const files: [name: string, text: string][] = [
    [`schema/blocks/${type}.schema.json`, schemaText(names, isContainer)],
    [`schema/blocks/${type}.examples.json`, examplesText(names, isContainer)],
    [`src/blocks/${type}/${names.component}.tsx`, componentText(names, isContainer)],
    [`src/blocks/${type}/${type}.module.css`, cssText(isContainer)],
  ];
  for (const [name] of files) await expectAbsent(root, name);
  files.push([REGISTRY, withRegistryLine(registry, names)]);

  const undo = await writeTogether(files.map(([name, text]) => ({ file: path.join(root, name), text })));
  let generated: { path: string; text: string }[];
  try {
    generated = await generateFiles(root);
    await writeTogether(generated.map((file) => ({ file: path.join(root, file.path), text: file.text })));
  } catch (error) {
    await undo();
    throw error;
  }
  print(
    [
      `The block ${type} is made:`,
      ...files.map(([name]) => `  ${name}`),
      ...generated.map((file) => `  ${file.path}  (generated)`),
      '',
      'Say in the schema what it holds, then run npm run generate; show it in the component. Its examples are checked by',
      '  npx vitest run tests/contract',
    ].join('\n'),
  );
  return 0;
}

async function expectAbsent(root: string, name: string): Promise<void> {
  const isThere = await access(path.join(root, name)).then(
    () => true,
    () => false,
  );
  if (isThere) throw new CommandProblem(`${name} exists already. Choose another name for the block.`);
}
