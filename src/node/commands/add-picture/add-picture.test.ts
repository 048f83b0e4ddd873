import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { createValidator } from '../../../content/check/validate';
import { MAX_PHOTO_BYTES } from '../../../content/model/source';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSources } from '../../read/read-sources';
import type { Questions } from '../questions/ask';
import { addPicture } from './add-picture';
import { pictureArguments } from './picture-arguments';
import { pictureName } from './picture-name';

const validator = createValidator(await loadValidatorConfig());
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A picture with a grey field, in the format of its name. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } });

/** A photograph that a telephone took upright: stored on its side, with the place in its notes. */
const photograph = () =>
  picture(3000, 2000)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function site() {
  const made = await tempSite();
  const camera = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  folders.push(made.dir, camera);
  const printed: string[] = [];
  const add = (file: string, name?: string, questions?: Questions) =>
    addPicture({ pagesDir: made.dir, file, name, questions, print: (text) => printed.push(text) });
  const put = async (name: string, bytes: Buffer | string) => {
    const file = path.join(camera, name);
    await writeFile(file, bytes);
    return file;
  };
  const media = async (name: string) => {
    const bytes = await readFile(path.join(made.dir, 'media', name));
    return { bytes, ...(await sharp(bytes).metadata()) };
  };
  /** The issues of the home page where it shows a picture, with those of the site as it was left out. */
  const issuesShowing = async (src: string) => {
    const page = JSON.parse(await made.read('services/soles.json'));
    page.blocks[0].picture.image.src = src;
    await made.write('services/soles.json', page);
    const { issues } = validator.validate(await readSources(made.dir));
    return issues.filter(({ file }) => file.endsWith('soles.json')).map(({ code }) => code);
  };
  return { ...made, add, put, media, issuesShowing, printed };
}

test('a photograph of a telephone is turned, made smaller, and freed of the place; nothing is said against it', async () => {
  const { add, put, media, issuesShowing, printed } = await site();
  await add(await put('IMG_2034.JPG', await photograph()));
  const { width, height, format, orientation, exif } = await media('img-2034.jpg');
  expect({ width, height, format, orientation, exif }).toEqual({
    width: 2000,
    height: 3000,
    format: 'jpeg',
    orientation: undefined,
    exif: undefined,
  });
  expect(await issuesShowing('img-2034.jpg')).toEqual([]);
  expect(printed[0]).toMatch(
    /media\/img-2034\.jpg is made from .*IMG_2034\.JPG: 2000 x 3000 pixels, \d+ kB\.\n/,
  );
  expect(printed[0]).toContain(
    'It was turned upright and freed of what the camera noted, such as time and place.',
  );
  expect(printed[0]).toContain('"image": { "src": "img-2034.jpg", "alt": "…" }');
});

test.each([
  ['a screen of a telephone', 'Screenshot 1.png', 'counter', 'counter.png', () => picture(1080, 2400).png()],
  ['a scan', 'Scan.TIF', 'letter', 'letter.jpg', () => picture(900, 600).tiff()],
  ['a wide picture', 'wide.webp', 'Team/Ama Mensah', 'team/ama-mensah.webp', () => picture(4500, 600).webp()],
  ['a picture that moves', 'cat.gif', 'cat.gif', 'cat.png', () => picture(900, 600).gif()],
])('%s becomes one that pages can show', async (_, file, name, src, make) => {
  const { add, put, media, issuesShowing } = await site();
  await add(await put(file, await make().toBuffer()), name);
  const { width = 0, height = 0 } = await media(src);
  expect([width <= 2000, height <= 4000]).toEqual([true, true]);
  expect(await issuesShowing(src)).toEqual([]);
});

test('a photograph that was saved as PNG becomes JPEG where it is too heavy', {
  tags: ['rest'],
}, async () => {
  const { add, put, media } = await site();
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { width: 1400, height: 1200, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(MAX_PHOTO_BYTES);
  await add(await put('a.png', bytes), 'stones');
  expect((await media('stones.jpg')).bytes.length).toBeLessThan(MAX_PHOTO_BYTES);
});

test('what is as it should be stays so, to the byte; a drawing too', async () => {
  const { add, put, media, read, printed } = await site();
  const small = await picture(80, 60).jpeg().toBuffer();
  await add(await put('small.jpg', small), 'small');
  expect((await media('small.jpg')).bytes.equals(small)).toBe(true);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  await add(await put('Chart of 2025.svg', svg));
  expect(await read('media/chart-of-2025.svg')).toBe(svg);
  await add(await put('small.jpg', small), 'small');
  expect(printed[2]).toContain('media/small.jpg is there already, just like that');
});

test('a picture in the media folder is replaced, and the documents that name it follow', async () => {
  const { add, dir, read, write, media, printed } = await site();
  const page = JSON.parse(await read('services/soles.json'));
  page.blocks[0].picture.image.src = 'IMG 2034.JPG';
  await write('services/soles.json', page);
  const file = path.join(dir, 'media', 'IMG 2034.JPG');
  await writeFile(file, await photograph());
  await add(file);
  expect((await media('img-2034.jpg')).width).toBe(2000);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  expect(await read('services/soles.json')).toContain('"src": "img-2034.jpg"');
  expect(printed[0]).toMatch(/services\/soles\.json:\d+ {2}picture img-2034\.jpg/);
  await writeFile(path.join(dir, 'media', 'large.jpg'), await photograph());
  await add(path.join(dir, 'media', 'large.jpg'));
  expect((await media('large.jpg')).width).toBe(2000);
});

test('a person is asked for the name, and again where it is taken', async () => {
  const { add, put, media } = await site();
  const answers = ['soles', '店', 'Shop front'];
  const shown: string[] = [];
  const ask = async (question: string) => {
    shown.push(question);
    return answers.shift();
  };
  const questions = { ask, say: (text: string) => void shown.push(text), isInteractive: true };
  await add(await put('IMG_1.webp', await picture(9, 9).webp().toBuffer()), undefined, questions);
  expect(shown[0]).toBe('Name of the picture, such as shop-front? Enter alone takes img-1.webp.');
  expect(shown.join('\n')).toMatch(/soles\.webp exists already\.\n[^\n]*\n"店" gives no name/);
  expect((await media('shop-front.webp')).width).toBe(9);
});

const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)]);
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

test.each([
  [
    'IMG_1.HEIC',
    HEIC,
    'is HEIC, which cannot be opened here. Open it in a picture program, save it as JPEG or PNG',
  ],
  ['film.jpg', 'a film', 'is damaged, or no picture at all.'],
  ['empty.jpg', '', 'is damaged, or no picture at all.'],
  ['drawing.svg', SCRIPT, 'can run script or fetch things from elsewhere: '],
])('%s is refused, and nothing changes', async (name, content, message) => {
  const { add, put, all } = await site();
  const before = await all();
  await expect(add(await put(name, content))).rejects.toThrow(message);
  expect(await all()).toEqual(before);
});

test.each([
  ['IMG_2034.JPG', 'jpg', 'img-2034.jpg'],
  ['WhatsApp Image 2025-03-01 at 10.15.22.jpeg', 'jpg', 'whatsapp-image-2025-03-01-at-10-15-22.jpeg'],
  ['Été à Cotonou.HEIC', 'jpg', 'ete-a-cotonou.jpg'],
  ['team\\Ama', 'png', 'team/ama.png'],
  ['_draft.webp', 'webp', 'draft.webp'],
  ['图.png', 'png', undefined],
])('%j is called %j', (written, ending, name) => {
  expect(pictureName(written, ending)).toBe(name);
});

test('spaces need no quotation marks, and a picture of another site stays there', async () => {
  const { dir } = await site();
  const file = path.join(dir, 'media', 'The shop front.jpg');
  await writeFile(file, 'picture');
  const words = file.split(' ');
  expect(await pictureArguments([...words, 'Front', 'door'], undefined)).toEqual({
    file,
    name: 'Front door',
    pagesDir: path.relative('', dir),
  });
  expect((await pictureArguments(words, 'pages')).pagesDir).toBe('pages');
  await mkdir(path.join(dir, 'empty'));
  await expect(pictureArguments([path.join(dir, 'empty')], undefined)).rejects.toThrow('is a folder.');
  await expect(pictureArguments(['none.jpg'], undefined)).rejects.toThrow('There is no file none.jpg.');
  await expect(pictureArguments([], undefined)).rejects.toThrow('A picture is needed');
});

test('in the pages folder itself, the picture is told by its path from there', async () => {
  const { dir, add, put, printed } = await site();
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(dir);
  await add(await put('laces.png', await picture(300, 200).png().toBuffer()));
  cwd.mockRestore();
  expect(printed[0]).toMatch(/^media\/laces\.png is made from /);
});
