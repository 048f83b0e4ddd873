import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/node/project';
import { endsWithUs } from '../bench/clean-up';
import { runStudio, type StudioOptions } from '../browsers/studio';
import { documentAt, subjects } from './subjects';

/** A copy of the pages of this project, which a picture may change. */
export interface SiteCopy {
  /** The folder above the pages folder: commands run there. */
  top: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Writes something in place of what stands once in a document. */
  replace(file: string, from: string, to: string): Promise<void>;
}

/** What a person has set on this machine reaches no repository of a picture. */
const OWN_SETTINGS = { HOME: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' };

/** @param folder is made */
export async function copySite(folder: string): Promise<SiteCopy> {
  await mkdir(folder, { recursive: true });
  await cp(path.join(PROJECT_ROOT, 'pages'), path.join(folder, 'pages'), { recursive: true });
  const at = (file: string) => path.join(folder, 'pages', file);
  const read = (file: string) => readFile(at(file), 'utf8');
  const write = (file: string, text: string) => writeFile(at(file), text);
  return {
    top: folder,
    read,
    write,
    async replace(file, from, to) {
      const text = await read(file);
      if (text.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once`);
      await write(
        file,
        text.replace(from, () => to),
      );
    },
  };
}

/** Makes a repository of a copy, with the versions of its page, and with a remote that has all of them. */
export async function makeRepository(site: SiteCopy): Promise<void> {
  const remote = path.join(site.top, '../remote.git');
  const git = (args: readonly string[], { author, at } = subjects.first) => {
    const who = {
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_DATE: at,
      GIT_COMMITTER_NAME: author,
      GIT_COMMITTER_DATE: at,
    };
    const email = emailOf(author);
    const env = {
      ...process.env,
      ...OWN_SETTINGS,
      ...who,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_EMAIL: email,
    };
    execFileSync('git', ['-C', site.top, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  git(['init', '--quiet', '--bare', '--initial-branch=main', '--template=', remote]);
  git(['init', '--quiet', '--initial-branch=main', '--template=']);
  git(['config', 'user.name', subjects.first.author]);
  git(['config', 'user.email', emailOf(subjects.first.author)]);
  const file = documentAt(subjects.page);
  for (const { was, is } of subjects.history) await site.replace(file, `"${is}"`, `"${was}"`);
  git(['add', '--all']);
  git(['commit', '--quiet', '--message=All pages']);
  for (const version of subjects.history) {
    await site.replace(file, `"${version.was}"`, `"${version.is}"`);
    git(['commit', '--quiet', '--all', '--message=Change a page'], version);
  }
  git(['remote', 'add', 'origin', remote]);
  git(['push', '--quiet', '--set-upstream', 'origin', 'main']);
}

/** By the first name. */
const emailOf = (author: string) => `${author.split(' ')[0]?.toLowerCase()}@example.com`;

/** Opens the studio, or dev, on the pages of a copy. */
export async function openSite(site: SiteCopy, options: Pick<StudioOptions, 'command'> = {}) {
  const studio = await runStudio('pages', { ...options, cwd: site.top, onStart: endsWithUs });
  return { site, address: studio.address, close: studio.stop };
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>;
