import {
  likelyPosition,
  type MenuPosition,
  positionOf,
  positionsNamed,
} from '../../../content/edit/pages/menu';
import { CommandProblem } from '../../system/command-problem';
import { answerTo } from '../questions/answer';
import type { Questions } from '../questions/ask';

/** The option's value for a page without an entry. */
export const NONE = 'none';

interface MenuWish {
  /** The menu's name, or `none`; left out, it is found or asked for. */
  menu: string | undefined;
  route: string;
  like: string | undefined;
  questions: Questions | undefined;
}

/**
 * Finds the menu in which a new page gets its entry.
 *
 * @returns `none` where that was chosen, undefined where nothing was chosen and it cannot be derived
 * @throws CommandProblem when there is no such menu, or more than one
 */
export async function choosePosition(
  positions: readonly MenuPosition[],
  { menu, route, like, questions }: MenuWish,
): Promise<MenuPosition | typeof NONE | undefined> {
  const known = menu === undefined ? positionOf(positions, { route, like }) : undefined;
  if (known) return known;
  const likely = likelyPosition(positions, route);
  const question = {
    choices: [
      'Menus for its entry:',
      ...positions.map(({ name }, index) => `  ${String(index + 1).padStart(2)}  ${name}`),
    ].join('\n'),
    text: `Menu, by number or name, or ${NONE}? Enter alone takes ${likely?.name ?? NONE}.`,
    accept: (answer: string) => (answer === '' ? (likely ?? NONE) : positionMeant(positions, answer)),
    otherwise: () => undefined,
  };
  return answerTo<MenuPosition | typeof NONE | undefined>(question, menu, questions);
}

function positionMeant(positions: readonly MenuPosition[], answer: string): MenuPosition | typeof NONE {
  if (answer.toLowerCase() === NONE) return NONE;
  const numbered = /^\d+$/.test(answer) ? positions[Number(answer) - 1] : undefined;
  const [position, ...others] = numbered ? [numbered] : positionsNamed(positions, answer);
  if (position && others.length === 0) return position;
  throw new CommandProblem(
    `${position ? `"${answer}" is more than one menu` : `There is no menu "${answer}"`}. ` +
      `Choose one of: ${namesOf(position ? [position, ...others] : positions)}; or ${NONE}.`,
  );
}

/** `A/B, A/C` */
export const namesOf = (positions: readonly MenuPosition[]) => positions.map(({ name }) => name).join(', ');
