/**
 * The ids of the three places that the skip links and Alt+1, Alt+2, Alt+3 lead to, in that order. They begin
 * with _, which ids in documents never do.
 */
export const landmarks = { navigation: '_navigation', main: '_main', footer: '_footer' } as const;

/** One of those places. */
export type Landmark = keyof typeof landmarks;
