// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block } from '../../../generated/documents';
import { BlockBoundary } from '../BlockBoundary';
import { UnknownBlock } from './UnknownBlock';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.inStudio;
});

const place = { file: 'pages/index.json', line: 6 };

/** A block with a picture left out, which is no valid one. */
const hero: Block = JSON.parse('{ "type": "hero", "title": "Soles", "lead": "By Friday." }');

function Hero({ block }: { block: Readonly<Record<string, unknown>> }) {
  const { color } = block.picture as { color: string };
  return <p>{color}</p>;
}

function shownText(): string {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <BlockBoundary block={hero} place={place}>
        <Hero block={{ ...hero }} />
      </BlockBoundary>
      <UnknownBlock type="herro" place={place} />
    </>,
  );
  return screen
    .getAllByRole('note')
    .map((note) => note.textContent)
    .join(' ');
}

test('in the studio a card says in plain words that something is missing, without the place in a file', () => {
  document.documentElement.dataset.inStudio = '';
  expect(shownText()).toBe(
    'Page opening: this block cannot be shown yet.Something in it is missing, or is not as it should be. The list of problems says what. ' +
      'There is no kind of block “herro”.The list of problems says what to do.',
  );
});

test('in a text editor’s preview a card says what was thrown, and the place in the file', () => {
  expect(shownText()).toMatch(
    /^The block hero could not be shown\.Cannot destructure .*pages\/index\.json:6 There is no block type "herro"/,
  );
});
