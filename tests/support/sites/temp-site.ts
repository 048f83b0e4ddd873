import sharp from 'sharp';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../../src/node/project';

/** A copy of the small site that invalid cases are added to, in a folder of its own. */
export async function tempSite(documents: Readonly<Record<string, unknown>> = {}) {
  const dir = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  await cp(path.join(PROJECT_ROOT, 'tests/invalid/_base'), dir, { recursive: true });
  await mkdir(path.join(dir, 'media'));
  const picture = await drawnPicture();
  for (const name of ['soles.webp', 'workshop.webp']) await writeFile(path.join(dir, 'media', name), picture);
  const write = async (name: string, content: unknown) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    await writeFile(path.join(dir, name), text);
  };
  for (const [name, content] of Object.entries(documents)) await write(name, content);
  const read = (name: string) => readFile(path.join(dir, name), 'utf8');
  return { dir, read, write, all: () => contentOf(dir) };
}

let drawn: Promise<Buffer> | undefined;

/** The picture of all these sites, which is drawn once. */
function drawnPicture(): Promise<Buffer> {
  drawn ??= sharp({ create: { width: 320, height: 240, channels: 3, background: 'green' } })
    .webp()
    .toBuffer();
  return drawn;
}

/** Every file of a folder with its text, to see that nothing has changed. */
async function contentOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.sort().map(async (file) => [path.relative(dir, file), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts);
}
