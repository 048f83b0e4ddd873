import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { isInteractive } from '../../../src/blocks/interactive-types';
import { blockTypes } from '../../support/block-types';

/** What makes a component answer: state, effects, handlers. */
const ANSWERS = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w+=\{/;

it.each(blockTypes)('block type %s is interactive if, and only if, its code answers the visitor', (type) => {
  const files = globSync(`src/blocks/${type}/*.{ts,tsx}`, { ignore: '**/*.test.*' });
  const answers = files.some((file) => ANSWERS.test(readFileSync(file, 'utf8')));
  expect(isInteractive(type), `src/blocks/interactive-types.ts and interactive.ts: ${type}`).toBe(answers);
});
