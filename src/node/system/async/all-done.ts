/** The results of all. Where one fails, the others have ended, too, before that is told: nothing goes on unseen. */
export async function allDone<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
