// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addComponents } from '../../../src/app/render/components';
import { createRenderer } from '../../../src/app/server/renderer';
import { registry } from '../../../src/blocks/registry';
import { isRecord } from '../../../src/content/util/is-record';
import { pointerTo } from '../../../src/content/json/locate';
import { resolvePage, resolveSite } from '../../../src/content/resolve/resolve';
import { defaultLabels } from '../../../src/content/model/labels/default-labels';
import { SITE_PATH } from '../../../src/content/model/source';
import { structuredData } from '../../../src/content/resolve/structured-data';
import { createValidator } from '../../../src/content/check/validate';
import { withTexts } from '../../../src/content/documents/site/with-texts';
import { createTemplate, structuredDataScript } from '../../../src/node/build/pages/template';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { PROJECT_ROOT } from '../../../src/node/project';
import { uiIcons } from '../../../src/content/model/icons/ui-icons';
import { blockTypes } from '../../support/block-types';
import { baseSources } from '../../support/invalid-cases';

/** Short, so that even the narrowest text has room for one; each ends a place where HTML, CSS or script puts texts. */
const HOSTILE = [
  '"><img src=x onerror=x()>',
  '</script><svg/onload=x()>',
  "'onload='x()",
  '<!--<script>',
  '</title><b>',
];

addComponents(registry);

const FILE = 'heels.json';
const ROUTE = '/heels';

const validator = createValidator(await loadValidatorConfig());
const base = baseSources();
const lookup = {
  icon: () => ({ body: '<path d="M0 0h32v32H0z"/>', width: 32, height: 32 }),
  image: (src: string) => ({ url: `/media/${src}`, width: 800, height: 600 }),
};
const indexHtml = readFileSync(path.join(PROJECT_ROOT, 'index.html'), 'utf8');

describe.each(blockTypes)('block type %s', (type) => {
  it('shows a text that means harm as a text, wherever it takes one', () => {
    const page = pageOf(type);
    const { document, count } = withHostile(page, FILE);
    expect(count).toBeGreaterThan(3);
    expect(skeletonOf({ [FILE]: document })).toEqual(skeletonOf({ [FILE]: page }));
  });
});

it('the site document shows such a text as a text, wherever it takes one', () => {
  const site = { ...JSON.parse(sourceOf(SITE_PATH)), labels: defaultLabels('en') };
  const page = pageOf('contact');
  const { document, count } = withHostile(site, SITE_PATH);
  expect(count).toBeGreaterThan(20);
  expect(skeletonOf({ [FILE]: page, [SITE_PATH]: document })).toEqual(skeletonOf({ [FILE]: page }));
});

function pageOf(type: string): unknown {
  const file = path.join(PROJECT_ROOT, `schema/blocks/${type}.examples.json`);
  const example: unknown = JSON.parse(readFileSync(file, 'utf8')).default;
  const block = JSON.parse(JSON.stringify(example), (key, value: unknown) => {
    if (key === 'href') return '/';
    return key === 'src' ? 'soles.webp' : value;
  });
  return {
    title: 'Heels for your shoes',
    description: 'New heels while you wait.',
    kind: 'service',
    blocks: [block],
  };
}

const sourceOf = (name: string) => {
  const source = [base.site, ...base.pages].find((each) => each?.path === name);
  return source && 'text' in source.content ? source.content.text : '';
};

const check = (documents: Record<string, unknown>) => {
  const texts = Object.entries(documents).map(([file, value]) => [file, JSON.stringify(value)] as const);
  return validator.validate(withTexts(base, new Map(texts)));
};

/** What decides how a document looks or where it leads, and is refused when it is changed. */
const NAMES = /^(?:\$schema|type|id|href|src|icon|color|pattern|kind|url|level|email|phone)$/;

/**
 * A document with something hostile after each of its texts; where there is no room for both, in its place; and where
 * validation refuses that too, as it was.
 */
function withHostile(document: unknown, file: string): { document: unknown; count: number } {
  const tries = [(text: string, hostile: string) => text + hostile, (_: string, hostile: string) => hostile];
  const refused = new Map<string, number>();
  for (;;) {
    let count = 0;
    const changed = mapTexts(document, '', (text, pointer) => {
      const change = tries[refused.get(pointer) ?? 0];
      return change ? change(text, HOSTILE[count++ % HOSTILE.length] ?? '') : text;
    });
    const { issues } = check({ [file]: changed });
    const errors = issues.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { document: changed, count };
    for (const { pointer, code } of errors) {
      const tried = refused.get(pointer) ?? 0;
      if (tried > tries.length) throw new Error(`${code} at ${pointer} stands in the example itself.`);
      refused.set(pointer, tried + 1);
    }
  }
}

function mapTexts(
  value: unknown,
  pointer: string,
  change: (text: string, pointer: string) => string,
): unknown {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, `${pointer}/${index}`, change));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const isName = NAMES.test(key) && (typeof part === 'string' || Array.isArray(part));
    return [key, isName ? part : mapTexts(part, pointerTo(pointer, key), change)];
  });
  return Object.fromEntries(entries);
}

/** Every element of the page as it is built, with the names of its attributes but for our own; what is JSON in it can be read. */
function skeletonOf(documents: Record<string, unknown>): string[] {
  const { pages, site: siteDocument } = check(documents);
  const page = pages.get(ROUTE);
  if (!page || !siteDocument) throw new Error('There is no such page.');
  const site = resolveSite(siteDocument, lookup, uiIcons);
  const data = resolvePage(page, siteDocument, { lookup, pages });
  const rendered = createRenderer(site).render(data, '/assets/style.css');
  const head = rendered.head + structuredDataScript(structuredData(data, site, { kind: page.document.kind }));
  const whole = createTemplate(indexHtml, 'en', site.icons)(data, { ...rendered, head });
  const parsed = new DOMParser().parseFromString(whole, 'text/html');
  for (const script of parsed.querySelectorAll('script[type$="json"]')) JSON.parse(script.textContent ?? '');
  return Array.from(parsed.querySelectorAll('*'), (element) =>
    [
      element.tagName,
      ...element
        .getAttributeNames()
        .filter((name) => !name.startsWith('data-'))
        .sort(),
    ].join(' '),
  );
}
