import { deviceIn } from '../../src/content/model/addresses/route';
import { CommandProblem } from '../../src/node/system/command-problem';

/** One block type in each of the spellings that its files need. */
export interface BlockNames {
  /** `price-table`, as documents write it. */
  type: string;
  /** `PriceTable` */
  component: string;
  /** `price table` */
  words: string;
}

/** What the component of a new block type imports. */
const IMPORTED = ['Heading', 'Section', 'Subsection'];

/**
 * Spells the name of a new block type.
 *
 * @throws CommandProblem when it is not a valid name, or its component cannot be called so
 */
export function blockNames(type: string): BlockNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    throw new CommandProblem(
      `"${type}" cannot be a block type: it has small letters, digits and single hyphens, and begins with a letter, like price-table.`,
    );
  }
  if (deviceIn(type) !== undefined)
    throw new CommandProblem(
      `"${type}" cannot be a block type: Windows cannot have a file called "${type}". Choose another one, such as ${type}-list.`,
    );
  const component = type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  if (IMPORTED.includes(component) || component in globalThis)
    throw new CommandProblem(
      `The component of a block cannot be called ${component}: its code needs what has that name. Choose another one, such as ${type}-list.`,
    );
  return { type, component, words: type.replaceAll('-', ' ') };
}
