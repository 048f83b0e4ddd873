/**
 * How long a test may take, in milliseconds, before it is stopped as one that hangs. No test comes near it, even on a machine with
 * ten other things to do: how fast something is, is no matter of these tests.
 */
export const MAX_TEST_TIME = 15 * 60_000;

/**
 * How long a long text may take where each of its characters is looked at a few times, in milliseconds: hundreds of times what it
 * takes. Looked at once for each of the others, 200,000 characters take twice to three times as long on a quick machine.
 */
export const MAX_LONG_TEXT_TIME = 5_000;

/** How long a test waits for something to come true, in milliseconds, before that has failed. */
export const MAX_WAIT = 90_000;
