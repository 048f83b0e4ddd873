import { END_SIGNALS } from '../system/processes/end-signals';

/** A process that can be asked to end. */
interface SignalTarget {
  pid: number;
  on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  listenerCount(signal: NodeJS.Signals): number;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

/** Delays signals that end the process until a short action is complete. */
export async function withoutInterruption<T>(
  action: () => Promise<T>,
  own: SignalTarget = process,
): Promise<T> {
  let asked: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals) => {
    asked = signal;
  };
  for (const signal of END_SIGNALS) own.on(signal, note);
  try {
    return await action();
  } finally {
    for (const signal of END_SIGNALS) own.off(signal, note);
    const signal = asked;
    // Other listeners have had the signal. The command may still report its result first.
    if (signal && own.listenerCount(signal) === 0) setImmediate(() => own.kill(own.pid, signal));
  }
}
