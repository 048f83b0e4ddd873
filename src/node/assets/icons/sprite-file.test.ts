import { expect, test } from 'vitest';
import { spriteFile } from './sprite-file';

const tag = { body: '<path d="M0 0"/>', width: 8, height: 8 };
const truck = { body: '<path d="M1 1"/>', width: 8, height: 8 };

test('the same icons are one file, in whichever order pages name them', () => {
  expect(spriteFile({ tag, truck })).toEqual(spriteFile({ truck, tag }));
  expect(spriteFile({ tag }).address).not.toBe(spriteFile({ tag, truck }).address);
});
