import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { REST } from '../sample';
import { DATA, look, SCRIPTS, type Seen, type Step, Visit } from '../../support/clients/visit';

/*
 * Navigation by its states: whatever a visitor does in whatever order, with the script there, on its way or gone, in the end
 * address and page belong together, and it is the page that a plain list of visited pages says.
 */

/** The first is where each visit begins. */
const ROUTES = ['/terms-of-service', '/', '/services/erp', '/services/crm', '/privacy-policy'] as const;
const SCRIPT_FILES = '**/assets/*.js';

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('click' as const), route: fc.constantFrom(...ROUTES) }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'forward' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'rest' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('script' as const), comes: fc.constantFrom(...SCRIPTS) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('data' as const), comes: fc.constantFrom(...DATA) }) },
);

/** Begin where the app has shown three pages in one document: there back and forward load nothing by themselves. */
const BEGINNING: Step[] = [
  { do: 'click', route: '/services/erp' },
  { do: 'click', route: '/privacy-policy' },
];

/** Found by hand or by a run with another seed; `npm test` tries the first. */
const KNOWN: [string, Step[]][] = Object.entries({
  'reload, then back before the script': [
    { do: 'script', comes: 'held' },
    { do: 'reload' },
    { do: 'back' },
    { do: 'rest' },
    { do: 'forward' },
  ],
  'reload, back and forward before the script, and back when it is there': [
    { do: 'script', comes: 'held' },
    { do: 'reload' },
    { do: 'back' },
    { do: 'forward' },
    { do: 'release' },
    { do: 'back' },
  ],
  'back and forward where the script is gone': [
    { do: 'script', comes: 'gone' },
    { do: 'reload' },
    { do: 'back' },
    { do: 'back' },
    { do: 'forward' },
  ],
  'back on a page that was changed before the script': [
    { do: 'script', comes: 'changed' },
    { do: 'reload' },
    { do: 'back' },
  ],
  'back and forward at once, again and again': Array.from({ length: 8 }, (_, index) => ({
    do: index % 2 ? ('forward' as const) : ('back' as const),
  })),
  'back, where the data do not come, and forward': [
    { do: 'data', comes: 'held' },
    { do: 'back' },
    { do: 'forward' },
    { do: 'release' },
  ],
  'back, where the data do not come, and a click': [
    { do: 'data', comes: 'held' },
    { do: 'back' },
    { do: 'click', route: '/terms-of-service' },
    { do: 'release' },
  ],
} satisfies Record<string, Step[]>);

/** Fixed, so that a run tries what the last one did. */
const SEED = 20261122;

const drawn = fc.sample(fc.array(step, { minLength: 5, maxLength: 9, size: 'max' }), {
  seed: SEED,
  numRuns: 6,
});
const told = (steps: readonly Step[]) => steps.map((each) => Object.values(each).join(' ')).join(', ');
const byName = (journeys: readonly Step[][]) =>
  Object.fromEntries(journeys.map((steps) => [told(steps), steps]));

/** How each page is without script: so it has to be seen whatever the visitor has done before. */
async function seenWithoutScript(page: Page): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  await page.route(SCRIPT_FILES, (request) => request.abort());
  for (const route of ROUTES) {
    await page.goto(route);
    seen.set(route, await look(page));
  }
  await page.unroute(SCRIPT_FILES);
  return seen;
}

for (const [what, journeys, details] of [
  ['what once went wrong', Object.fromEntries(KNOWN.slice(0, 1)), {}],
  ['what else once went wrong', Object.fromEntries(KNOWN.slice(1)), REST],
  ['some of what a visitor may do', byName(drawn), REST],
] as const) {
  test(`address and page belong together after ${what}`, details, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    const truth = await seenWithoutScript(page);
    const visit = new Visit(page, truth);
    await visit.prepare();
    for (const [name, steps] of Object.entries(journeys)) {
      await test.step(name, async () => {
        await visit.begin(ROUTES[0]);
        for (const each of [...BEGINNING, ...steps]) await visit.take(each);
        await visit.end();
        expect(faults).toEqual([]);
      });
    }
  });
}
