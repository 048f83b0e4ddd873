import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PictureFacts } from '../../../content/model/source';
import { examinePicture } from './examine-picture';
import { examinePictures } from './examine-pictures';
import { createMediaLookup, devAddresses } from '../../assets/pictures/lookup';
import { builtAddresses, sizesOf } from '../../assets/pictures/sizes';
import { cleanSvg } from '../svg/clean-svg';
import { sizedPictures } from '../../assets/pictures/sized-pictures';
import { createFileQueue } from '../../build/output/file-queue';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
});
afterAll(() => rm(root, { recursive: true }));

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5e45' } });

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20">${inside}</svg>`,
  );

describe('the facts about a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s has a size', async (format) => {
    const bytes = await blank(40, 30).toFormat(format).toBuffer();
    expect(await examinePicture(bytes, format)).toMatchObject({ format, width: 40, height: 30 });
  });

  test('a picture that EXIF data rotate has the size after rotation', async () => {
    const bytes = await blank(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await examinePicture(bytes, 'jpeg')).toMatchObject({ width: 30, height: 40 });
  });

  test('only a WebP without metadata can be sent as it is', async () => {
    expect(await examinePicture(await blank(40, 30).webp().toBuffer(), 'webp')).toMatchObject({
      isPlain: true,
    });
    const noted = await blank(40, 30)
      .webp()
      .withExif({ IFD0: { Artist: 'A' } })
      .toBuffer();
    expect(await examinePicture(noted, 'webp')).toMatchObject({ isPlain: false });
  });

  test('a truncated picture is damaged, as is a file that is not a picture', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await examinePicture(noise.subarray(0, noise.length / 2), 'jpeg')).toEqual({
      fault: 'corrupt',
      detail: 'it ends too soon, or a part of it is wrong',
    });
    expect(await examinePicture(Buffer.from('<!doctype html>'), 'png')).toMatchObject({ fault: 'corrupt' });
    expect(await examinePicture(Buffer.alloc(0), 'png')).toMatchObject({ fault: 'corrupt' });
  });

  test('a picture under another ending is reported with the right one', async () => {
    const png = await blank(4, 3).png().toBuffer();
    expect(await examinePicture(png, 'jpeg')).toEqual({ fault: 'mislabelled', format: 'png', ending: 'png' });
    expect(await examinePicture(svg(''), 'png')).toEqual({
      fault: 'mislabelled',
      format: 'svg',
      ending: 'svg',
    });
    expect(await examinePicture(png, 'svg')).toMatchObject({ fault: 'mislabelled' });
    const gif = await blank(4, 3).gif().toBuffer();
    expect(await examinePicture(gif, 'png')).toEqual({ fault: 'mislabelled', format: 'gif', ending: '' });
  });

  test.each([
    ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['pdf', '%PDF-1.7\n'],
    ['bmp', `BM\x36\x10\0\0${'\0'.repeat(40)}`],
  ])('%s under the ending of a picture is told as what it is', async (format, beginning) => {
    const bytes = Buffer.from(beginning, 'latin1');
    expect(await examinePicture(bytes, 'jpeg')).toEqual({ fault: 'mislabelled', format, ending: '' });
  });

  test('one of more than 40 megapixels is refused by its header', async () => {
    const bytes = await blank(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(await examinePicture(bytes, 'png')).toEqual({
      fault: 'too-many-pixels',
      width: 8000,
      height: 5001,
    });
  });
});

describe('an SVG', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<g onload="alert(1)"/>', 'onload="alert(1)"'],
    ['<a href=" java&#10;script:alert(1)"/>', 'href=" java\nscript:alert(1)"'],
    ['<animate attributeName="x" values="#a;javascript:x"/>', 'values="#a;javascript:x"'],
    ['<set attributeName="onclick" to="x"/>', 'attributeName="onclick"'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<image href="https://example.com/a.png"/>', 'href="https://example.com/a.png"'],
    ['<use xlink:href="other.svg#a"/>', 'xlink:href="other.svg#a"'],
    ['<image href="data:image/svg+xml,x"/>', 'href="data:image/svg+xml,x"'],
    ['<rect fill="url(//example.com/a)"/>', 'url(//example.com/a)'],
    ['<style>a { fill: u\\72l("//example.com/a") }</style>', 'url("//example.com/a")'],
    ['<style>@import "a.css"</style>', '@import'],
  ])('with %s is unsafe', async (inside, found) => {
    expect(await examinePicture(svg(inside), 'svg')).toEqual({ fault: 'unsafe', found: [found] });
  });

  test('with nested entities is refused at once', async () => {
    const bomb = ['a', 'b', 'c'].map(
      (name, index) => `<!ENTITY ${'bcd'[index]} "${`&${name};`.repeat(50)}">`,
    );
    const declared = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(500)}">${bomb.join('')}]>`;
    const bytes = Buffer.concat([Buffer.from(declared), svg('<text>&d;</text>')]);
    expect(await examinePicture(bytes, 'svg')).toEqual({ fault: 'doctype' });
  });

  test('that is not well-formed XML is damaged', async () => {
    expect(await examinePicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'svg')).toEqual({
      fault: 'corrupt',
      detail: 'line 1 of its text is not as an SVG is written',
    });
  });

  test('keeps what is drawn, and what makes it follow the theme', async () => {
    const drawing = svg(
      '<!-- by hand --><metadata>x</metadata><style>.a{fill:#000}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>' +
        '<defs><linearGradient id="shade"><stop stop-color="red"/></linearGradient><path id="part" d="M0 0h9v9z"/></defs>' +
        '<rect class="a" width="30" height="20"/><rect fill="url(#shade)" width="3" height="3"/><use xlink:href="#part"/>',
    );
    expect(await examinePicture(drawing, 'svg')).toMatchObject({ format: 'svg', width: 30, height: 20 });
    const clean = cleanSvg(drawing).toString();
    expect(clean).not.toMatch(/by hand|metadata/);
    expect(clean).toMatch(/viewBox="0 0 30 20".*prefers-color-scheme:dark.*<linearGradient.*<use /);
  });
});

const facts = (width: number, height: number, more: Partial<PictureFacts> = {}): PictureFacts => ({
  format: 'png',
  width,
  height,
  bytes: 1_000,
  hash: 'a',
  isPlain: false,
  ...more,
});

test.each([
  [300, [300]],
  [540, [540]],
  [600, [480, 600]],
  [1280, [480, 960, 1280]],
  [1720, [480, 960, 1200, 1720]],
  [6000, [480, 960, 1200, 2000]],
])('a picture %i pixels wide is offered at %j, never larger', (width, expected) => {
  expect(sizesOf('a.png', facts(width, 100)).map((size) => size.width)).toEqual(expected);
});

test('other content has other addresses, and the size is that of the widest file', () => {
  const before = builtAddresses('shop/oven.jpg', facts(4000, 3000));
  expect(before).toMatchObject({ width: 2000, height: 1500 });
  expect(before.url).toMatch(/^\/media\/shop\/oven\.[0-9a-f]{8}-2000\.webp$/);
  expect(before.srcSet?.split(', ')).toHaveLength(4);
  expect(builtAddresses('shop/oven.jpg', facts(4000, 3000, { hash: 'b' })).url).not.toBe(before.url);
  expect(devAddresses('oven.jpg', facts(4000, 3000))).toEqual({
    url: '/media/oven.jpg?v=a',
    srcSet: '/media/oven.jpg?v=a 4000w',
    width: 4000,
    height: 3000,
  });
});

test('pictures are written in their widths, upright and without metadata; a small WebP as it is', async () => {
  const pages = path.join(root, 'pages');
  const out = path.join(root, 'out');
  await mkdir(path.join(pages, 'media/shop'), { recursive: true });
  const turned = await blank(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const light = await blank(520, 300).webp().toBuffer();
  await writeFile(path.join(pages, 'media/shop/oven.jpg'), turned);
  await writeFile(path.join(pages, 'media/light.webp'), light);
  await writeFile(path.join(pages, 'media/mill.svg'), svg('<!-- by hand --><path d="M0 0h9v9z"/>'));
  await writeFile(path.join(pages, 'media/notes.txt'), 'no picture');

  const names = ['shop/oven.jpg', 'light.webp', 'mill.svg', 'notes.txt'];
  const pictures = await examinePictures(path.join(pages, 'media'), names);
  expect([...pictures.keys()]).toEqual(names.slice(0, 3));
  const lookup = createMediaLookup(pictures, builtAddresses);
  const [oven, webp, mill] = names.map((name) => lookup.image(name));
  await createFileQueue(out, sizedPictures(lookup.used, pages)).finish();

  expect(await readdir(path.join(out, 'media/shop'))).toHaveLength(2);
  const { width, height, format, orientation } = await sharp(path.join(out, oven?.url ?? '')).metadata();
  expect({ width, height, format, orientation }).toEqual({ width: 600, height: 900, format: 'webp' });
  expect(await readFile(path.join(out, webp?.url ?? ''))).toEqual(light);
  expect(await readFile(path.join(out, mill?.url ?? ''), 'utf8')).not.toContain('by hand');

  await writeFile(path.join(pages, 'media/light.webp'), await blank(521, 300).webp().toBuffer());
  const changed = new Map([['light.webp', { ...facts(520, 300, { isPlain: true }), hash: 'of before' }]]);
  const [made] = sizedPictures(changed, pages);
  await expect(made?.make()).rejects.toThrow('was changed while the site was built');
});

test('a picture that is higher or flatter than WebP can be is shown smaller', async () => {
  const pages = path.join(root, 'long');
  await mkdir(path.join(pages, 'media'), { recursive: true });
  const long = [
    ['screen.png', 300, 20_000, 245],
    ['post.png', 1, 30_000, 1],
    ['line.png', 30_000, 1, 2000],
  ] as const;
  for (const [name, width, height] of long)
    await writeFile(path.join(pages, 'media', name), await blank(width, height).png().toBuffer());
  const names = long.map(([name]) => name);
  const lookup = createMediaLookup(await examinePictures(path.join(pages, 'media'), names), builtAddresses);
  for (const [name, , , width] of long) {
    const shown = lookup.image(name);
    expect([name, shown?.width]).toEqual([name, width]);
    expect(shown?.height).toBeGreaterThan(0);
  }
  const made = await Promise.all(sizedPictures(lookup.used, pages).map(({ make }) => make()));
  for (const file of made) expect((await sharp(file).metadata()).height).toBeLessThanOrEqual(16_383);
});

test('a picture is examined again when it has changed under the same size and date', async () => {
  const dir = path.join(root, 'known');
  const file = path.join(dir, 'oven.png');
  await mkdir(dir);
  const put = async (width: number, height: number) => {
    const png = await blank(width, height).png().toBuffer();
    await writeFile(file, Buffer.concat([png, Buffer.alloc(500 - png.length)]));
    await utimes(file, new Date(2025, 1, 1), new Date(2025, 1, 1));
  };
  const found = async () => (await examinePictures(dir, ['oven.png'])).get('oven.png');
  await put(40, 30);
  vi.setSystemTime(Date.now() + 60_000);
  for (const _ of ['first', 'again']) expect(await found()).toMatchObject({ width: 40, height: 30 });
  await put(30, 40);
  expect(await found()).toMatchObject({ width: 30, height: 40 });
  vi.useRealTimers();
});

test('a picture above 10 MB is not read', async () => {
  await writeFile(path.join(root, 'large.png'), Buffer.alloc(10_000_001));
  const found = await examinePictures(root, ['large.png', 'gone.png']);
  expect(found.get('large.png')).toEqual({ fault: 'too-large', bytes: 10_000_001 });
  expect(found.get('gone.png')).toMatchObject({ fault: 'unreadable' });
});
