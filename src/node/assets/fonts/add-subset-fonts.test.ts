import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSubsetFonts } from './add-subset-fonts';

const { resolve } = createRequire(import.meta.url);
const FILE = 'assets/figtree-latin.woff2';
const EXTENDED = 'assets/figtree-latin-ext.woff2';
const INDEX = `<link rel="preload" as="font" href="/${FILE}" crossorigin>`;
const CSS = [
  'a{color:red}',
  `@font-face{font-family:Figtree;font-weight:400 600;src:url(/${FILE})format("woff2");unicode-range:U+??}`,
  `@font-face{font-family:Figtree;font-weight:600;src:url(/${EXTENDED})format("woff2");unicode-range:U+100-2FF,U+20A0-20C0}`,
  '@font-face{font-family:Fallback;src:local(Arial)}',
  'b{color:blue}',
].join('');

let cacheDir: string;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'pagewright-fonts-'));
  const read = (part: string) =>
    readFile(resolve(`@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`));
  files = new Map([
    [FILE, await read('latin')],
    [EXTENDED, await read('latin-ext')],
  ]);
});

afterAll(() => rm(cacheDir, { recursive: true }));

const cut = (letters: string) => addSubsetFonts({ indexHtml: INDEX, css: CSS, files }, letters, cacheDir);

const openFont = (content: Uint8Array | undefined) => {
  const font = fontkit.create(Buffer.from(content ?? []));
  if (!('characterSet' in font)) throw new Error('A collection of fonts.');
  return font;
};

/** A table of letters may end with a mark of its end. */
const lettersIn = ({ characterSet }: { characterSet: number[] }) =>
  String.fromCodePoint(...characterSet.filter((code) => code !== 0xffff));

test('beside a font stands one with the letters in use and the weights of its rule, which the page asks for', async () => {
  const made = await cut('Bread₹');
  const small = [...made.files.keys()].filter((name) => !files.has(name));
  expect(small).toHaveLength(2);
  const [latin = '', extended = ''] = small;
  const font = openFont(made.files.get(latin));
  expect(lettersIn(font)).toBe('Bader');
  expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 600 });
  const sign = openFont(made.files.get(extended));
  expect(lettersIn(sign)).toBe('₹');
  expect(sign.variationAxes).toEqual({});
  expect(made.indexHtml).toBe(INDEX.replace(FILE, latin));
  for (const [name, content] of files) expect(made.files.get(name)).toBe(content);
});

test('each small font has a rule, and the whole one is left the other letters; nothing else changes', async () => {
  const { css } = await cut('Bread₹');
  const rules = css.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(rules.map((rule) => /unicode-range:([^;}]*)/.exec(rule)?.[1])).toEqual([
    'U+42,U+61,U+64-65,U+72',
    'U+0-41,U+43-60,U+62-63,U+66-71,U+73-FF',
    'U+20B9',
    'U+100-2FF,U+20A0-20B8,U+20BA-20C0',
    undefined,
  ]);
  const [small = '', whole = ''] = rules;
  expect(small).toMatch(/font-family:Figtree;font-weight:400 600;src:url\(\/assets\/figtree-latin-used-/);
  expect(whole).toContain(`font-family:Figtree;font-weight:400 600;src:url(/${FILE})format("woff2")`);
  expect(css.replaceAll(/@font-face\{[^}]*-used-[^}]*\}/g, '').replaceAll(/unicode-range:[^}]*/g, '')).toBe(
    CSS.replaceAll(/unicode-range:[^}]*/g, ''),
  );
});

test('a font that has none of the letters stays as it is', async () => {
  const made = await cut('أهل');
  expect(made.css).toBe(CSS);
  expect(made.indexHtml).toBe(INDEX);
  expect([...made.files.keys()]).toEqual([FILE, EXTENDED]);
});
