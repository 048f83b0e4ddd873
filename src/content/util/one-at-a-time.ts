/**
 * Runs an action, never twice at the same time. Where it is asked for while it runs, it runs once more afterwards: a browser
 * has six connections to a server, and questions that wait there keep all others waiting.
 */
export function oneAtATime(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await action();
    }
  }

  return () => {
    isAsked = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
