/** How many actions run, and the variable before the first of them. */
let running = 0;
let before: string | undefined;

/**
 * React chooses its fast version by this variable, when it is bundled and when it is loaded. Several actions may run at once: the
 * variable is as before when the last has ended.
 */
export async function inProduction<T>(action: () => Promise<T>): Promise<T> {
  if (running === 0) before = process.env.NODE_ENV;
  running += 1;
  process.env.NODE_ENV = 'production';
  try {
    return await action();
  } finally {
    running -= 1;
    if (running === 0) {
      if (before === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = before;
    }
  }
}
