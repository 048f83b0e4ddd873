import { type MenuPosition, positionOf, positionsNamed } from '../../../content/edit/pages/menu';
import { CommandProblem } from '../../system/command-problem';
import type { Ask } from './ask';

/** The option's value for a page without an entry. */
export const NONE = 'none';

interface MenuWish {
  /** The menu's name, or `none`; left out, it is found or asked for. */
  menu: string | undefined;
  route: string;
  like: string | undefined;
  ask: Ask | undefined;
}

/**
 * Finds the menu in which a new page gets its entry.
 *
 * @returns `none` where that was chosen, undefined where nothing was chosen and it cannot be derived
 * @throws CommandProblem when there is no such menu, or more than one
 */
export async function choosePosition(
  positions: readonly MenuPosition[],
  { menu, route, like, ask }: MenuWish,
): Promise<MenuPosition | typeof NONE | undefined> {
  const known = menu === undefined ? positionOf(positions, { route, like }) : undefined;
  if (known) return known;
  const question = `Menu for its entry: ${namesOf(positions)}, or ${NONE}? Enter alone takes ${NONE}.`;
  const name = menu ?? (await ask?.(question));
  if (name === undefined) return undefined;
  if (name === NONE || name === '') return NONE;
  const [position, ...others] = positionsNamed(positions, name);
  if (position && others.length === 0) return position;
  throw new CommandProblem(
    `${position ? `"${name}" is more than one menu` : `There is no menu "${name}"`}. ` +
      `Choose one of: ${namesOf(position ? [position, ...others] : positions)}; or ${NONE}.`,
  );
}

/** `A/B, A/C` */
export const namesOf = (positions: readonly MenuPosition[]) => positions.map(({ name }) => name).join(', ');
