import type { RenameFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { allDocuments } from '../../content/documents/site/all-documents';
import { withTexts } from '../../content/documents/site/with-texts';
import { textEdits } from '../../content/editor/ranges';
import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import type { SiteSources } from '../../content/model/source';
import { openSite } from '../../content/edit/pages/open-site';
import { renamePicture } from '../../content/edit/pages/rename-picture';
import { planRename } from '../commands/pages/rename/plan-rename';
import type { OpenSite } from './open-site';
import type { Move } from './moves';
import type { OpenSites } from './open-sites';

/**
 * The changes of a whole site that rename pages, as `npm run rename:page` makes them, and pictures, in the texts that the editor has.
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
  const take = (changed: ReadonlyMap<string, string | undefined>) => {
    sources = withTexts(sources, changed);
    for (const [document, text] of changed)
      text === undefined ? texts.delete(document) : texts.set(document, text);
  };
  for (const { kind, from, to } of moves) {
    if (kind === 'picture') take(renamePicture(openSite(sources), from, to).texts);
    else {
      const { config, dir: pagesDir } = site;
      const plan = await planRename({ pagesDir, sources, config, check, from, to });
      take(plan.texts);
      origins.set(plan.address.path, origins.get(plan.oldPath) ?? plan.oldPath);
    }
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

const textOf = (content: { text: string } | object) =>
  'text' in content ? withoutByteOrderMark(content.text) : '';
