import { CommandProblem } from '../../src/node/system/command-problem';
import type { BlockNames } from './names';

const IMPORT = /^import \{ \w+ \} from '\.\/([a-z0-9-]+)\/\w+';$/;
const ENTRY = /^ {2}'?([a-z0-9-]+)'?: \w+,$/;

/**
 * Adds a block type to the text of src/blocks/registry.ts: an import and an entry, each in the order of the names.
 *
 * @throws CommandProblem when its name is taken there, or the file no longer looks as expected
 */
export function withRegistryLine(registry: string, { type, component }: BlockNames): string {
  if (new RegExp(`\\b${component}\\b`).test(registry))
    throw new CommandProblem(`The name ${component} is taken in src/blocks/registry.ts. Choose another one.`);
  const key = type.includes('-') ? `'${type}'` : type;
  const lines = registry.split('\n');
  addInOrder(lines, IMPORT, { type, line: `import { ${component} } from './${type}/${component}';` });
  addInOrder(lines, ENTRY, { type, line: `  ${key}: ${component},` });
  return lines.join('\n');
}

function addInOrder(lines: string[], form: RegExp, { type, line }: { type: string; line: string }): void {
  const known = lines.flatMap((text, index) => {
    const name = form.exec(text)?.[1];
    return name === undefined ? [] : [{ name, index }];
  });
  const before = known.findLast(({ name }) => name < type);
  const [first] = known;
  if (!first) throw new CommandProblem(`src/blocks/registry.ts has no line like "${line.trim()}" to go by.`);
  lines.splice(before ? before.index + 1 : first.index, 0, line);
}
