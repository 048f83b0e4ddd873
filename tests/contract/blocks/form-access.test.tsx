// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';
import { blockTypes } from '../../support/block-types';
import { FormStub } from '../../support/forms/FormStub';

afterEach(cleanup);

/** Blocks that have nearly every control between them; axe-core looks at the others in the rest. */
const SAMPLE = ['hero', 'tabs'];

for (const type of blockTypes)
  test(`the form of ${type} is accessible`, { tags: SAMPLE.includes(type) ? [] : ['rest'] }, async () => {
    show(type);
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // Nothing is painted here, and a form stands in a page that has a heading of its own.
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`)).toEqual([]);
  });

test.each(blockTypes)('each field of %s has a name', (type) => {
  show(type);
  const fields = [...document.querySelectorAll('input, textarea, select')];
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => nameOf(field) === '').map((field) => field.outerHTML)).toEqual([]);
});

const nameOf = (field: Element) =>
  field.getAttribute('aria-label') ??
  (field.closest('label') ?? document.querySelector(`label[for="${field.id}"]`))?.textContent ??
  '';

/** Shows the form of a block's first example, with the first card of each list open. */
function show(type: string): void {
  document.documentElement.lang = 'en';
  document.title = 'Form';
  const file = path.join(PROJECT_ROOT, `schema/blocks/${type}.examples.json`);
  const block: unknown = JSON.parse(readFileSync(file, 'utf8')).default;
  render(
    <main>
      <h2>{type}</h2>
      <FormStub
        document={{ blocks: [block] }}
        pointer="/blocks/0"
        edited={{ document: {}, operations: [] }}
      />
    </main>,
  );
  for (const list of document.querySelectorAll('ol')) {
    const card = list.querySelector('[aria-expanded=false][data-own-focus]');
    if (card) fireEvent.click(card);
  }
}
