import { constants } from 'node:os';

/** Ctrl+C, what other programs send, and a terminal whose window is closed. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends this process with the exit code that shells give a program which a signal has ended. What waits for its exit is done first. */
export const exitBy = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);
