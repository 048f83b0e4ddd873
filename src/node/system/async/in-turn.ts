/** Begins a piece of work once the one before is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs pieces of work one after the other, in the order in which they come. After a failure, all later work rejects with the same error. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done;
    return done;
  };
}
