// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatReport } from '../../../src/content/report/format';
import { resolvePage, resolveSite } from '../../../src/content/resolve/resolve';
import type { SiteSources } from '../../../src/content/model/source';
import { createValidator } from '../../../src/content/check/validate';
import type { Block, PageDocument } from '../../../src/generated/documents';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { PROJECT_ROOT } from '../../../src/node/project';
import { readSources } from '../../../src/node/read/read-sources';
import { uiIcons } from '../../../src/content/model/icons/ui-icons';
import { blockTypes } from '../../support/block-types';
import { htmlChecker } from '../../support/html/html-checker';
import { htmlRules } from '../../support/html/html-rules';
import { stubSite } from '../../support/sites/SiteStub';

const lookup = {
  icon: () => ({ body: '<path d="M0 0h32v32H0z"/>', width: 32, height: 32 }),
  image: (src: string) => ({ url: `/media/${src}`, width: 800, height: 600 }),
};

const validator = createValidator(await loadValidatorConfig());
const site = await readSources('pages', PROJECT_ROOT);

const faultsIn = htmlChecker({
  ...htmlRules,
  // A block is a part of a page: the level above its first heading stands before it.
  rules: { ...htmlRules.rules, 'heading-level': ['error', { minInitialRank: 'any' }] },
});

/** Examples with other words than those before them, but no other structure: axe-core looks at them in the rest. */
const OTHER_WORDS = ['longest-text', 'markup-in-text'];

describe.each(blockTypes)('block type %s', (type) => {
  const examples = examplesOf(type);

  it('has all its files', async () => {
    expect(missingFiles(type)).toEqual([]);
    const { registry } = await import('../../../src/blocks/registry');
    expect(Object.keys(registry), `add '${type}' to src/blocks/registry.ts`).toContain(type);
  });

  it.each(examples)('example $name keeps the schema and the rules', ({ block }) => {
    expect(block.type).toBe(type);
    const sources = siteWith(block);
    const { issues } = validator.validate(sources, new Set(['example.json']));
    const errors = issues.filter(({ severity, code }) => severity === 'error' && !isReference(code));
    expect(formatReport({ issues: errors, documents: 1 }, sources)).toBe('No errors in 1 document\n');
  });

  it.each(examples)('example $name is valid HTML', async ({ block }) => {
    expect(await faultsIn(await drawn(block))).toEqual([]);
  });

  for (const { name, block } of examples)
    it(`example '${name}' is accessible`, { tags: OTHER_WORDS.includes(name) ? ['rest'] : [] }, async () => {
      document.documentElement.lang = 'en';
      document.title = 'Example';
      document.body.innerHTML = `<main>${await drawn(block)}</main>`;
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        rules: {
          // Nothing is painted here: tokens.test.ts computes contrast.
          'color-contrast': { enabled: false },
          // Only some blocks open a page.
          'page-has-heading-one': { enabled: false },
          'heading-order': { enabled: false },
        },
      });
      expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`)).toEqual([]);
      expect(nameless()).toEqual([]);
    });
});

const NAME = '[aria-label], [aria-labelledby]';
const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Of what is drawn: parts that nothing names, and tab panels that are said to be something else. */
function nameless(): string[] {
  const parts = [...document.querySelectorAll('section')].filter((part) => !part.querySelector(HEADING));
  const lists = [...document.querySelectorAll('[role=tablist], [role=tabpanel]')];
  const disguised = document.querySelectorAll('[role=tabpanel][aria-roledescription]');
  const unnamed = [...parts, ...lists].filter((element) => !element.matches(NAME));
  return [...unnamed, ...disguised].map((element) => element.outerHTML.slice(0, 120));
}

interface Example {
  name: string;
  block: Block;
}

function examplesOf(type: string): Example[] {
  const file = path.join(PROJECT_ROOT, `schema/blocks/${type}.examples.json`);
  if (!existsSync(file)) return [];
  const examples: Record<string, Block> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(examples).map(([name, block]) => ({ name, block }));
}

/** What a newcomer still has to add for this block type. */
function missingFiles(type: string): string[] {
  const missing: string[] = [];
  const [first] = examplesOf(type);
  if (!first) missing.push(`add schema/blocks/${type}.examples.json`);
  else if (first.name !== 'default') {
    missing.push(`begin schema/blocks/${type}.examples.json with an example named "default"`);
  }
  if (!existsSync(path.join(PROJECT_ROOT, 'src/blocks', type))) missing.push(`add src/blocks/${type}/`);
  return missing;
}

/** Examples are shown on any site, so they may name pages and pictures that this one does not have. */
const isReference = (code: string) =>
  ['dead-link', 'dead-anchor', 'missing-picture', 'unknown-token'].includes(code);

/** Other pages have no say: what an example refers to need not be there. */
function siteWith(block: Block): SiteSources {
  const content = { text: JSON.stringify(pageOf(block), null, 2) };
  return { ...site, pages: [{ file: 'pages/example.json', path: 'example.json', content }] };
}

function pageOf(block: Block): PageDocument {
  return { title: 'Example', description: 'An example of a block.', blocks: [block] };
}

/** Each example is drawn once. */
const drawings = new Map<Block, Promise<string>>();

function drawn(block: Block): Promise<string> {
  const drawing = drawings.get(block) ?? render(block);
  drawings.set(block, drawing);
  return drawing;
}

async function render(block: Block): Promise<string> {
  const [{ PageContent }, { loadAll: fetchAll }] = await Promise.all([
    import('../../../src/app/render/PageContent'),
    import('../../../src/app/render/load-all'),
  ]);
  await fetchAll();
  const page = { route: '/services/example', file: 'example.json', document: pageOf(block), blockLines: [1] };
  const data = resolvePage(page, stubSite, { lookup, pages: new Map() });
  const { assets } = resolveSite(stubSite, lookup, uiIcons);
  const html = renderToStaticMarkup(<PageContent page={data} site={{ site: stubSite, assets }} />);
  // An empty page is valid and accessible, and would prove nothing.
  expect(html, `${block.type} draws nothing`).toMatch(/>[^<\s]/);
  return html;
}
