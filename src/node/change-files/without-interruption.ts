const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Lets a short action end before the process does, where somebody asks it to end meanwhile. */
export async function withoutInterruption<T>(action: () => Promise<T>): Promise<T> {
  let asked: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals) => {
    asked = signal;
  };
  for (const signal of SIGNALS) process.on(signal, note);
  try {
    return await action();
  } finally {
    for (const signal of SIGNALS) process.off(signal, note);
    const signal = asked;
    // Whoever else listens was told. What the command has to report comes first.
    if (signal && process.listenerCount(signal) === 0) setImmediate(() => process.kill(process.pid, signal));
  }
}
