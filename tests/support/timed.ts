/** Where a run of tests notes how long each has taken: `npm test` names the slowest at its end. */
const file = process.env.PAGEWRIGHT_TIMES;

/**
 * A reporter for people, and one for the times where they are wanted.
 *
 * @param reporter the name of the one for people, in Vitest or in Playwright
 */
export function timed<Name extends string>(reporter: Name): ([Name] | ['json', { outputFile: string }])[] {
  return file ? [[reporter], ['json', { outputFile: file }]] : [[reporter]];
}
