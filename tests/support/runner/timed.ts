/** The file in which a run of tests records how long each has taken: `npm test` lists the slowest at its end. */
const file = process.env.PAGEWRIGHT_TIMES;

/**
 * The reporter for people, and one for the times where these are recorded.
 *
 * @param reporter the name of the one for people, in Vitest or in Playwright
 */
export function timed<Name extends string>(reporter: Name): ([Name] | ['json', { outputFile: string }])[] {
  return file ? [[reporter], ['json', { outputFile: file }]] : [[reporter]];
}
