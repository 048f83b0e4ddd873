import { readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, seconds: number }} TimedTest
 *
 * @typedef {object} Suite a file or group of tests, as Playwright's JSON reporter has it
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly { title: string, tests: readonly { results: readonly { duration: number }[] }[] }[]} [specs]
 *
 * @typedef {object} TestFile as Vitest's JSON reporter has it
 * @property {string} name
 * @property {readonly { fullName: string, duration?: number | null }[]} assertionResults
 */

/**
 * The tests that took longest, the slowest first.
 *
 * @param {readonly string[]} files reports of Vitest and of Playwright, as JSON; one that is not there counts for nothing
 * @param {number} count how many to name
 * @returns {readonly TimedTest[]}
 */
export function slowestTests(files, count) {
  const tests = files.flatMap(testsIn);
  return tests.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** @param {string} file @returns {readonly TimedTest[]} */
function testsIn(file) {
  try {
    /** @type {{ suites?: readonly Suite[], testResults?: readonly TestFile[] }} */
    const { suites = [], testResults = [] } = JSON.parse(readFileSync(file, 'utf8'));
    return [...suites.flatMap((suite) => testsOfSuite(suite, '')), ...testResults.flatMap(testsOfFile)];
  } catch {
    return [];
  }
}

/** @param {Suite} suite @param {string} above @returns {readonly TimedTest[]} */
function testsOfSuite({ title, suites = [], specs = [] }, above) {
  const name = above ? `${above} › ${title}` : title;
  return [
    ...specs.map((spec) => ({
      name: `${name} › ${spec.title}`,
      seconds:
        spec.tests.flatMap(({ results }) => results).reduce((sum, each) => sum + each.duration, 0) / 1000,
    })),
    ...suites.flatMap((suite) => testsOfSuite(suite, name)),
  ];
}

/** @param {TestFile} file @returns {readonly TimedTest[]} */
function testsOfFile({ name, assertionResults }) {
  const file = name.split(/[\\/]/).at(-1);
  return assertionResults.map(({ fullName, duration }) => ({
    name: `${file} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));
}
