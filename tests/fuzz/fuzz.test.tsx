// @vitest-environment jsdom
import fc from 'fast-check';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { PageContent } from '../../src/app/render/PageContent';
import { addComponents } from '../../src/app/render/components';
import { createRenderer } from '../../src/app/server/renderer';
import { registry } from '../../src/blocks/registry';
import { fixSite, textsOf } from '../../src/content/edit/fix/fix';
import { FORMATS, formatReport } from '../../src/content/report/format';
import { linesOf } from '../../src/content/json/lines';
import { parseJson } from '../../src/content/json/parse';
import type { PageData } from '../../src/content/model/pages/page-data';
import { resolvePage, resolveSite } from '../../src/content/resolve/resolve';
import type { SiteSources } from '../../src/content/model/source';
import type { ValidPage } from '../../src/content/documents/facts/valid-page';
import { createValidator } from '../../src/content/check/validate';
import { withTexts } from '../../src/content/documents/site/with-texts';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { uiIcons } from '../../src/content/model/icons/ui-icons';
import { htmlChecker } from '../support/html/html-checker';
import { htmlRules } from '../support/html/html-rules';
import { baseSources } from '../support/invalid-cases';
import { pageDocuments } from './documents';
import { damaged, mutated } from './mutations';

interface Search {
  runs: number;
  seed: number;
  tags: string[];
}

/** `npm run fuzz` sets both; without it the same few documents are tried each time, and some more by `npm run test:rest`. */
const { FUZZ_RUNS, FUZZ_SEED = 1 } = process.env;
const SEARCHES: Search[] = FUZZ_RUNS
  ? [{ runs: Number(FUZZ_RUNS), seed: Number(FUZZ_SEED), tags: [] }]
  : [
      { runs: 8, seed: 1, tags: [] },
      { runs: 100, seed: 2, tags: ['rest'] },
    ];

const MINUTES_A_THOUSAND_RUNS = 15;
const timeoutFor = (runs: number) => 60_000 + (runs / 1000) * MINUTES_A_THOUSAND_RUNS * 60_000;

addComponents(registry);

const FILE = 'heels.json';
const ROUTE = '/heels';

const config = await loadValidatorConfig();
const validator = createValidator(config);
const base = baseSources();
const documents = pageDocuments(config.schemas);
const lookup = {
  icon: () => ({ body: '<path d="M0 0h32v32H0z"/>', width: 32, height: 32 }),
  image: (src: string) => ({ url: `/media/${src}`, width: 800, height: 600 }),
};
const faultsIn = htmlChecker({
  ...htmlRules,
  rules: {
    ...htmlRules.rules,
    // What documents decide: rules about improvements warn of it.
    'heading-level': 'off',
    'unique-landmark': 'off',
    // Texts are what they are: long, with raw quotation marks and blanks at their ends.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
});

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', ROUTE);
});

const siteWith = (text: string): SiteSources => withTexts(base, new Map([[FILE, text]]));

function check<T>(name: string, values: fc.Arbitrary<T>, property: (value: T) => void | Promise<void>) {
  for (const { runs, seed, tags } of SEARCHES)
    test(`${name} (${runs})`, { tags, timeout: timeoutFor(runs) }, () =>
      fc.assert(
        fc.asyncProperty(values, async (value) => property(value)),
        { seed, numRuns: runs },
      ),
    );
}

check(
  'every document that the schemas allow renders, hydrates without a word, and is valid HTML',
  documents,
  async (document) => {
    const text = JSON.stringify(document);
    const result = validator.validate(siteWith(text));
    const errors = result.issues.filter(({ severity }) => severity === 'error');
    expect(formatReport({ issues: errors, documents: 1 }, siteWith(text))).toBe('No errors in 1 document\n');
    const page = result.pages.get(ROUTE);
    if (!page || !result.site) throw new Error('The document has no errors and is no page.');
    const site = resolveSite(result.site, lookup, uiIcons);
    // As the browser gets it: with everything that JSON does not carry gone.
    const data: PageData = JSON.parse(
      JSON.stringify(resolvePage(page, result.site, { lookup, pages: result.pages })),
    );
    const { html } = createRenderer(site).render(data, '/assets/style.css');
    expect(await faultsIn(html)).toEqual([]);
    const content = <PageContent page={data} site={site} />;
    expect(await complaintsOf(renderToString(content), content)).toEqual([]);
  },
);

check(
  'a document with something wrong in it gets issues in its lines, or is a page; never an exception',
  mutated(documents),
  (document) => examine(JSON.stringify(document, null, 2) ?? ''),
);

check('so does a text that is hardly JSON any more', damaged(documents), (text) => {
  examine(text);
  const parsed = parseJson(text);
  if (!('problem' in parsed) || !('offset' in parsed.problem)) return;
  const { offset } = parsed.problem;
  expect(offset).toBeGreaterThanOrEqual(0);
  expect(offset).toBeLessThanOrEqual(text.length);
});

check(
  'what was fixed once is not fixed again',
  fc.oneof(
    mutated(documents).map((value) => JSON.stringify(value) ?? ''),
    damaged(documents),
  ),
  (text) => {
    const once = withTexts(siteWith(text), fix(siteWith(text)));
    expect([...fix(once).values()]).toEqual([]);
  },
);

/** Validates a text; whatever can be shown of it in dev is made ready to show. */
function examine(text: string) {
  const sources = siteWith(text);
  const result = validator.validate(sources);
  const lines = linesOf(text.startsWith('\ufeff') ? text.slice(1) : text);
  for (const { file, line, column, length, code } of result.issues.filter(
    (issue) => issue.file === `pages/${FILE}`,
  )) {
    const place = `${code} at ${file}:${line}:${column}+${length}`;
    expect(line, place).toBeLessThanOrEqual(lines.count);
    expect(Math.min(line, column, length + 1), place).toBeGreaterThanOrEqual(1);
    expect(column, place).toBeLessThanOrEqual(lines.textOf(line).length + 1);
    expect(column + length, place).toBeLessThanOrEqual(lines.textOf(line).length + 2);
  }
  for (const format of FORMATS) formatReport(result, sources, format);
  const isWrong = result.issues.some(({ severity }) => severity === 'error');
  expect(result.pages.has(ROUTE) || isWrong).toBe(true);
  const shown: ValidPage | undefined = result.pages.get(ROUTE) ?? result.invalidPages.get(ROUTE);
  if (shown && result.site)
    resolvePage(shown, result.site, { lookup, pages: result.pages, withSource: true });
}

function fix(sources: SiteSources): Map<string, string> {
  return textsOf(
    fixSite(sources, { validator, config, schemaDir: '../schema', only: new Set([FILE]) }).fixed,
  );
}

/** What React says while it takes over a page: errors, warnings, and what it had to draw anew. */
async function complaintsOf(html: string, app: ReactNode): Promise<string[]> {
  const complaints: string[] = [];
  const recordComplaint = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  const heard = [
    vi.spyOn(console, 'error').mockImplementation(recordComplaint),
    vi.spyOn(console, 'warn').mockImplementation(recordComplaint),
  ];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const root = await act(() =>
    hydrateRoot(container, <BrowserRouter>{app}</BrowserRouter>, {
      onRecoverableError: recordComplaint,
      onUncaughtError: recordComplaint,
      onCaughtError: recordComplaint,
    }),
  );
  await act(() => root.unmount());
  container.remove();
  for (const spy of heard) spy.mockRestore();
  return complaints;
}
