import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allRules } from '../../src/content/rules/all-rules';
import type { SiteSources, SourceFile } from '../../src/content/model/source';
import { BASE_TEXTS, type Contents, type FoundPicture, sourcesOf } from '../support/invalid-cases';
import type { FileSlip, Slip, Slips } from './mistake';
import { files } from './mistakes/files';
import { links } from './mistakes/links';
import { nameOfAll, names } from './mistakes/names';
import { ledger, site } from './mistakes/site';
import { siteSyntax, syntax } from './mistakes/syntax';
import { pictureNames, texts } from './mistakes/texts';
import { values } from './mistakes/values';

/** A stretch of a file that is replaced. */
interface Edit {
  file: string;
  start: number;
  end: number;
  /** What stands there, and what is written in its place. */
  right: string;
  text: string;
  /** The place of the block among those of its page; 0 before the first. */
  block: number;
}

/** One mistake of the corpus: what it changes, and what has to be said of it. */
export interface Mistake {
  name: string;
  edit?: Edit;
  slip?: FileSlip;
  expected: { code: string; file: string; marked?: string; says: string };
  hides?: 'file' | 'site';
  /** Whether it is only looked for on a site without errors. */
  isImprovement: boolean;
}

/** How a block begins. */
const BLOCK = '\n    {\n';

/** The small site of tests/invalid with one page more, which has many kinds of blocks, and a list of published addresses. */
const SITE: Contents = {
  ...BASE_TEXTS,
  'heels.json': readFileSync(path.join(import.meta.dirname, 'site/heels.json'), 'utf8'),
  '_published.json': '[\n  "/",\n  "/services/soles"\n]\n',
};

const improvements = new Set<string>(
  allRules.flatMap((rule) => ('isImprovement' in rule && rule.isImprovement ? [rule.code] : [])),
);

/** All mistakes. */
export const mistakes: readonly Mistake[] = [
  ...[names, nameOfAll, values, links, texts, pictureNames, syntax, site, siteSyntax, ledger].flatMap(
    mistakesOf,
  ),
  ...files.map(fileMistake),
];

function mistakesOf({ kind, file, slips, hides }: Slips): Mistake[] {
  return slips.map(([title, right, wrong, code, marked, says]: Slip) => ({
    name: `${kind}: ${title}`,
    edit: editFor(`${kind}: ${title}`, file, right, wrong),
    expected: { code, file, marked, says },
    hides,
    isImprovement: improvements.has(code),
  }));
}

function editFor(name: string, file: string, right: string, wrong: string): Edit {
  const text = textOf(SITE, file);
  const start = text.indexOf(right);
  if (start < 0 || text.includes(right, start + 1))
    throw new Error(`${name}: this does not stand in ${file} once: ${right}`);
  const block = text.slice(0, start).split(BLOCK).length - 1;
  return { file, start, end: start + right.length, right, text: wrong, block };
}

function fileMistake(slip: FileSlip): Mistake {
  const { title, code, at, says, hides } = slip;
  return {
    name: `files: ${title}`,
    slip,
    expected: { code, file: at, says },
    hides,
    isImprovement: improvements.has(code),
  };
}

/** The site with these mistakes in it. */
export function siteWith(made: readonly Mistake[]): SiteSources {
  const contents: Record<string, Contents[string]> = { ...SITE };
  const edits = made.flatMap(({ edit }) => edit ?? []).sort((one, other) => other.start - one.start);
  for (const { file, start, end, text } of edits) {
    const before = textOf(contents, file);
    contents[file] = before.slice(0, start) + text + before.slice(end);
  }
  const pictures: Record<string, FoundPicture> = {};
  const strays: NonNullable<SiteSources['strays']>[number][] = [];
  for (const { slip } of made) {
    if (slip?.copied) contents[slip.copied[1]] = SITE[slip.copied[0]] ?? null;
    Object.assign(contents, slip?.files);
    Object.assign(pictures, slip?.pictures);
    strays.push(...(slip?.strays ?? []));
  }
  return { ...sourcesOf(contents, pictures), strays };
}

function textOf(contents: Contents, file: string): string {
  const content = contents[file];
  return typeof content === 'string' ? content : '';
}

/** The marked stretch of an issue, as it stands in the file. */
export function markedIn(
  sources: SiteSources,
  { file, line, column, length }: { file: string; line: number; column: number; length: number },
): string {
  const all: (SourceFile | undefined)[] = [...sources.pages, sources.site, sources.ledger];
  const content = all.find((source) => source?.file === file)?.content;
  const text = content && 'text' in content ? content.text.replace(/^\ufeff/, '') : '';
  return (text.split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + length);
}
