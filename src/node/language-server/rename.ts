import path from 'node:path';
import type { FileRename, RenameFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { allDocuments } from '../../content/documents/all-documents';
import { withTexts } from '../../content/documents/with-texts';
import { textEdits } from '../../content/editor/ranges';
import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import type { SiteSources } from '../../content/model/source';
import { planRename } from '../commands/pages/plan-rename';
import type { OpenSite } from './open-site';
import { fileAt, insideOf, type OpenSites } from './open-sites';

/** A page that gets another address. */
interface Move {
  from: string;
  to: string;
}

/**
 * The changes of a whole site that rename pages, as `npm run rename:page` makes them, in the texts that the editor has.
 *
 * @param withFiles whether the editor is to rename the files, too; it does where the files were renamed in the editor
 * @throws CommandProblem when that cannot be done
 */
export async function renameEdit(
  site: OpenSite,
  sites: OpenSites,
  { moves, withFiles }: { moves: readonly Move[]; withFiles: boolean },
): Promise<WorkspaceEdit> {
  const before = sites.sourcesOf(site);
  const check = (sources: SiteSources) => site.check(sources).issues;
  const texts = new Map<string, string>();
  /** By path of a renamed document: the one before. */
  const origins = new Map<string, string>();
  let sources = before;
  for (const move of moves) {
    const { config, dir: pagesDir } = site;
    const plan = await planRename({ pagesDir, sources, config, check, ...move });
    sources = withTexts(sources, plan.texts);
    origins.set(plan.address.path, origins.get(plan.oldPath) ?? plan.oldPath);
    for (const [document, text] of plan.texts)
      text === undefined ? texts.delete(document) : texts.set(document, text);
  }
  const written = new Map(allDocuments(before).map((source) => [source.path, textOf(source.content)]));
  const edits = [...texts].map(([document, text]): TextDocumentEdit => {
    const origin = origins.get(document) ?? document;
    const edit = textEdits(written.get(origin) ?? '', withoutByteOrderMark(text));
    return { textDocument: sites.versionOf(site, origin), edits: edit };
  });
  const files = [...origins].map(([document, origin]): RenameFile => {
    return { kind: 'rename', oldUri: sites.uriOf(site, origin), newUri: sites.uriOf(site, document) };
  });
  return { documentChanges: [...edits, ...(withFiles ? files : [])] };
}

/**
 * The pages that move when files and folders are renamed in the editor.
 *
 * @returns undefined where none does
 */
export async function movesOf(
  files: readonly FileRename[],
  sites: OpenSites,
): Promise<{ site: OpenSite; moves: Move[] } | undefined> {
  const found: Move[] = [];
  let moving: OpenSite | undefined;
  for (const { oldUri, newUri } of files) {
    const [place, target] = [await sites.placeOf(oldUri), fileAt(newUri)];
    if (!place || target === undefined || !isInside(place.site.dir, target)) continue;
    moving = place.site;
    const folder = `${place.path}/`;
    const to = insideOf(moving.dir, target);
    const pages = sites.sourcesOf(moving).pages.map((page) => page.path);
    for (const page of pages) {
      if (page === place.path) found.push(move(moving, page, to));
      else if (page.startsWith(folder)) found.push(move(moving, page, `${to}/${page.slice(folder.length)}`));
    }
  }
  return moving && found.length > 0 ? { site: moving, moves: found } : undefined;
}

const move = ({ dir }: OpenSite, from: string, to: string): Move => ({
  from: path.join(dir, from),
  to: path.join(dir, to),
});

const isInside = (dir: string, file: string) => file.startsWith(dir + path.sep);

const textOf = (content: { text: string } | object) =>
  'text' in content ? withoutByteOrderMark(content.text) : '';
