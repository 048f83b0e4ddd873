import type { World } from './world';

/** Computes something about a site once, however many documents ask for it. */
export function onceAWorld<T>(compute: (world: World) => T): (world: World) => T {
  const answers = new WeakMap<World, { answer: T }>();
  return (world) => {
    const known = answers.get(world) ?? { answer: compute(world) };
    answers.set(world, known);
    return known.answer;
  };
}
