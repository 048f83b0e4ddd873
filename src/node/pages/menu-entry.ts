import { type MenuPlace, placeOf, placesNamed } from '../../content/scaffold/menu';
import { CommandProblem } from '../command-problem';
import type { Ask } from './ask';

/** What is written for a page that gets no entry. */
const NONE = 'none';

interface MenuWish {
  /** The place's name, or `none`; what is not said is found out, or asked. */
  menu: string | undefined;
  route: string;
  like: string | undefined;
  ask: Ask | undefined;
}

/**
 * Where a new page gets its entry.
 *
 * @returns undefined where it gets none, because that was said or cannot be known
 * @throws CommandProblem when there is no such place, or more than one
 */
export async function choosePlace(
  places: readonly MenuPlace[],
  { menu, route, like, ask }: MenuWish,
): Promise<MenuPlace | undefined> {
  const known = menu === undefined ? placeOf(places, { route, like }) : undefined;
  if (known) return known;
  const question = `Menu for its entry: ${namesOf(places)}, or ${NONE}?`;
  const name = menu ?? (await ask?.(question)) ?? NONE;
  if (name === NONE || name === '') return undefined;
  const [place, ...others] = placesNamed(places, name);
  if (place && others.length === 0) return place;
  throw new CommandProblem(
    `${place ? `"${name}" is more than one menu` : `There is no menu "${name}"`}. ` +
      `Choose one of: ${namesOf(place ? [place, ...others] : places)}; or ${NONE}.`,
  );
}

/** `A/B, A/C` */
export const namesOf = (places: readonly MenuPlace[]) => places.map(({ name }) => name).join(', ');
