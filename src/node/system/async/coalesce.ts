/**
 * Makes calls of an action follow one another: while it runs, any number of further calls become one
 * more run at its end, so that the last state always wins and none is handled twice at once.
 * A run that fails is reported, and the next one runs as usual.
 *
 * @param delay milliseconds to wait for more calls before a run
 */
export function coalesce(action: () => Promise<void>, delay: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;

  async function run() {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        await action();
      } catch (error) {
        console.error(error);
      }
    }
    isRunning = false;
  }
  return () => {
    isWanted = true;
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
}
