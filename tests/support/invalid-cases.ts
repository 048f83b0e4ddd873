import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byKind } from '../../src/content/documents/site/with-texts';
import { LEDGER_PATH, type SiteSources, type SourceFile } from '../../src/content/model/source';
import type { Case } from '../invalid/case';

/** The folder of the cases, one folder each. */
export const CASES_DIR = path.resolve(import.meta.dirname, '../invalid');

/** The site that every case is added to. */
export const BASE_DIR = path.join(CASES_DIR, '_base');

const MEDIA = ['soles.webp', 'workshop.webp'];

/** The texts of that site. */
export const BASE_TEXTS = filesIn(BASE_DIR);

/** Files by path: their text, how they could not be read, or null for one that is gone. */
export type Contents = NonNullable<Case['files']>;

export type FoundPicture = NonNullable<Case['pictures']>[string];

/** The names of all cases. */
export const caseNames = readdirSync(CASES_DIR, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);

/** The site with one case in it, and how many issues that should have. */
export async function readCase(name: string): Promise<{ issues?: number; sources: SiteSources }> {
  const folder = path.join(CASES_DIR, name);
  const hasMake = existsSync(path.join(folder, 'make.ts'));
  const made: Case = hasMake ? (await import(`../invalid/${name}/make.ts`)).default : {};
  const files = { ...BASE_TEXTS, ...filesIn(folder), ...made.files };
  return { issues: made.issues, sources: { ...sourcesOf(files, made.pictures), strays: made.strays } };
}

/** The site without any case. */
export const baseSources = () => sourcesOf(BASE_TEXTS);

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isDocument);
  return Object.fromEntries(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Hidden files are none. */
function isDocument(name: string): boolean {
  return name.endsWith('.json') && !name.split(path.sep).some((part) => part.startsWith('.'));
}

/** A site of these files and pictures. */
export function sourcesOf(files: Contents, pictures: NonNullable<Case['pictures']> = {}): SiteSources {
  const all = Object.keys(files)
    .sort()
    .flatMap((name): SourceFile[] => {
      const content = files[name];
      if (content === null || content === undefined) return [];
      return [
        {
          file: `pages/${name}`,
          path: name,
          content: typeof content === 'string' ? { text: content } : content,
        },
      ];
    });
  return {
    dir: 'pages',
    ...byKind(all.filter((file) => file.path !== LEDGER_PATH)),
    ledger: all.find((file) => file.path === LEDGER_PATH),
    media: new Set([...MEDIA, ...Object.keys(pictures)]),
    pictures: new Map(Object.entries(pictures)),
  };
}
