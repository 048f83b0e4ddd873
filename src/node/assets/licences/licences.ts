import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ICON_PACKAGES } from '../icons/icon-set';
import { PROJECT_ROOT } from '../../project';

/** The licences of packages require that their notices are delivered with what visitors get of them. */
export const LICENCES = 'licences.txt';

/** Licences of packages that contain no copy: `<last part of the name>.txt`. */
const COPIES = 'src/node/assets/licences';

const LICENCE_FILE = /^licen[cs]e(?:\.(?:md|txt))?$/i;

interface Package {
  name: string;
  version: string;
  license: string;
}

/**
 * The licences of everything but script: of the packages that the site's files come from, such as fonts, and of
 * the icon sets, whose icons are in pages.
 *
 * @param files that the bundler has copied, as paths inside the project
 * @returns the text that follows the licences of the script
 * @throws Error naming the package, where there is no text of its licence
 */
export async function licencesOf(files: readonly string[]): Promise<string> {
  const icons = ICON_PACKAGES.map((name) => path.join(PROJECT_ROOT, 'node_modules', name));
  return licencesOfFolders([...files.flatMap(packageFolderOf), ...icons]);
}

/** The licences of the packages that files come from. */
export const licencesOfPackages = (files: readonly string[]): Promise<string> =>
  licencesOfFolders(files.flatMap(packageFolderOf));

async function licencesOfFolders(folders: readonly string[]): Promise<string> {
  const texts = await Promise.all([...new Set(folders)].sort().map(licenceOf));
  return texts.join('');
}

/** The folder of the package that a file belongs to; none for our own files. */
function packageFolderOf(file: string): string[] {
  const inside = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];
  return inside === undefined ? [] : [path.resolve(PROJECT_ROOT, inside)];
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license }: Package = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const own = (await readdir(folder)).find((file) => LICENCE_FILE.test(file));
  const copy = path.join(PROJECT_ROOT, COPIES, `${path.basename(name)}.txt`);
  if (!own && !existsSync(copy))
    throw new Error(
      `${name} comes without the text of its licence. Add it as ${COPIES}/${path.basename(name)}.txt.`,
    );
  const text = await readFile(own ? path.join(folder, own) : copy, 'utf8');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
