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

/**
 * Spells the name of a new block type.
 *
 * @throws CommandProblem when it is not a valid name
 */
export function blockNames(type: string): BlockNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    throw new CommandProblem(
      `"${type}" cannot be a block type: it has small letters, digits and single hyphens, and begins with a letter, like price-table.`,
    );
  }
  const component = type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { type, component, words: type.replaceAll('-', ' ') };
}
