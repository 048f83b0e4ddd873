import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { HOME } from '../../src/content/model/addresses/route';
import { compressFile } from '../../src/node/build/output/compress';
import { htmlFile } from '../../src/node/build/pages/html-file';
import { CommandProblem } from '../../src/node/system/command-problem';

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/**
 * Makes a site of some pages of a built one, with every script removed from their HTML. Where that is compressed already, so
 * are the new files.
 *
 * @param dir the built site; its other files are linked to, not copied
 * @param bare the new folder, which is empty
 * @throws CommandProblem when there is no such site or page
 */
export async function withoutScript(dir: string, bare: string, routes: readonly string[]): Promise<void> {
  if (!existsSync(path.join(dir, htmlFile(HOME))))
    throw new CommandProblem(`There is no built site in ${dir}. Make one with: npm run build`);
  const missing = routes.filter((route) => !existsSync(path.join(dir, htmlFile(route))));
  if (missing.length > 0)
    throw new CommandProblem(`The site in ${dir} has no page at ${missing.join(', ')}.`);
  for (const name of ['assets', 'media', 'social']) {
    if (existsSync(path.join(dir, name))) await symlink(path.resolve(dir, name), path.join(bare, name));
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
}
