import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { HOME } from '../../src/content/model/addresses/route';
import { compressFile } from '../../src/node/build/output/compress';
import { htmlFile } from '../../src/node/build/pages/html-file';

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/**
 * Makes a site of some pages of a built one, with every script removed from their HTML. Where that is compressed already, so
 * are the new files.
 *
 * @param dir the built site; its other files are linked to, not copied
 * @returns the new folder, and how to remove it
 * @throws Error when there is no such page
 */
export async function withoutScript(
  dir: string,
  routes: readonly string[],
): Promise<{ dir: string; remove: () => Promise<void> }> {
  const bare = await mkdtemp(path.join(tmpdir(), 'bare-site-'));
  for (const name of ['assets', 'media', 'social']) {
    if ((await readdir(dir)).includes(name)) await symlink(path.resolve(dir, name), path.join(bare, name));
  }
  const pages = (await glob('**/*.html', { cwd: dir })).length;
  for (const route of [HOME, ...routes]) {
    const name = htmlFile(route);
    const html = await readFile(path.join(dir, name), 'utf8');
    const file = path.join(bare, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html.replace(SCRIPTS, ''));
    if (existsSync(path.join(dir, `${name}.br`))) await compressFile(bare, name, pages);
  }
  return { dir: bare, remove: () => rm(bare, { recursive: true, force: true }) };
}
