import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandProblem } from '../../system/command-problem';
import { drawLogo, readLogo, tryToDraw } from './logo';

let pages = '';
beforeAll(async () => {
  pages = await mkdtemp(path.join(tmpdir(), 'mark-'));
  await mkdir(path.join(pages, 'media'));
});
afterAll(() => rm(pages, { recursive: true }));

async function read(inside: string) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${inside}</svg>`;
  await writeFile(path.join(pages, 'media/mark.svg'), text);
  return readLogo(pages, 'mark.svg');
}

test('a logo is sanitized and drawn', async () => {
  const logo = await read('<!-- note --><path fill="currentColor" d="M0 0h900v900z"/>');
  expect(logo.bytes.toString()).not.toContain('note');
  expect((await drawLogo(logo, 32, '#f00')).length).toBeGreaterThan(0);
});

test('a logo that its metadata turn is drawn as the pages show it', async () => {
  const wide = sharp({ create: { width: 60, height: 20, channels: 3, background: '#f00' } });
  const bytes = await wide.withMetadata({ orientation: 6 }).webp().toBuffer();
  const drawn = await drawLogo({ name: 'mark.webp', bytes }, 60, '#000');
  const { info } = await sharp(drawn).trim().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 60]);
});

/** Lines from side to side that all cross each other: librsvg computes every crossing. */
const crossing = (count: number) =>
  Array.from({ length: count }, (_, at) => `L${at % 2 ? 1000 : 0} ${(at * 7919) % 1000}.${at % 10}`).join('');

test('a logo that takes too long to draw is reported in a sentence', async () => {
  const logo = await read('<path d="M0 0h9v9z"/>');
  const heavy = Buffer.from(logo.bytes.toString().replace('M0 0h9v9z', `M0 0${crossing(40_000)}`));
  const trying = tryToDraw({ ...logo, bytes: heavy }, 0.3);
  await expect(trying).rejects.toThrow(CommandProblem);
  await expect(trying).rejects.toThrow(
    /^media\/mark\.svg cannot be drawn as an icon: it takes too long, and needs fewer and simpler shapes\. Save/,
  );
});
