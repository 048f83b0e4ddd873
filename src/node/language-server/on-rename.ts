import {
  type ClientCapabilities,
  type Connection,
  ErrorCodes,
  type FileRename,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { rangeAt } from '../../content/editor/ranges';
import { pageToRename } from '../../content/editor/rename/page-to-rename';
import { linesOf } from '../../content/json/lines';
import { CommandProblem } from '../system/command-problem';
import type { OpenPlace, OpenSites } from './open-sites';
import { type Move, movesOf } from './moves';
import { renameEdit } from './rename';

/** Answers about a place of a document; with nothing where the document is part of no site. */
export type AnswerAt = <Answer>(
  asked: TextDocumentPositionParams,
  words: (text: string, offset: number, place: OpenPlace) => Answer | Promise<Answer>,
) => Promise<Answer | null>;

interface RenameContext {
  answerAt: AnswerAt;
  /** What the editor can do. */
  client(): ClientCapabilities;
}

/** Renames pages for an editor where a person asks for it at a link or a title; links follow files that are renamed in the editor. */
export function onRename(
  connection: Connection,
  sites: OpenSites,
  { answerAt, client }: RenameContext,
): void {
  /** Renames of files that we have asked the editor for: it tells us of them as of any other. */
  const expected = new Set<string>();
  connection.onPrepareRename((asked) =>
    answerAt(asked, (text, offset, { site, path }) => {
      const page = pageToRename(text, offset, site.around(path, sites.sourcesOf(site)));
      if (!page) return null;
      return { range: rangeAt(linesOf(text), page.span), placeholder: page.route };
    }),
  );
  connection.onRenameRequest((asked) =>
    answerAt(asked, async (text, offset, { site, path }) => {
      const page = pageToRename(text, offset, site.around(path, sites.sourcesOf(site)));
      if (!page) return null;
      const move: Move = { kind: 'page', from: page.route, to: asked.newName };
      if (!canRenameFiles(client()))
        return refusal(`This editor cannot rename files. Run npm run rename:page -- ${move.from} ${move.to}`);
      return orRefusal(async () => {
        const edit = await renameEdit(site, sites, { moves: [move], withFiles: true });
        for (const change of edit.documentChanges ?? []) if ('oldUri' in change) expected.add(nameOf(change));
        return edit;
      });
    }),
  );
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const found = await movesOf(
      files.filter((file) => !expected.delete(nameOf(file))),
      sites,
    );
    const edits: WorkspaceEdit[] = [];
    for (const [site, moves] of found) {
      try {
        edits.push(await renameEdit(site, sites, { moves, withFiles: false }));
      } catch (error) {
        if (!(error instanceof CommandProblem)) throw error;
        // The file gets its new name all the same.
        const message = `The links to it stay as they are. ${error.message}`;
        await connection.sendNotification(ShowMessageNotification.type, {
          type: MessageType.Warning,
          message,
        });
      }
    }
    return edits.length > 0 ? { documentChanges: edits.flatMap((edit) => edit.documentChanges ?? []) } : null;
  });
}

const nameOf = ({ oldUri, newUri }: FileRename) => `${oldUri} ${newUri}`;

const canRenameFiles = ({ workspace }: ClientCapabilities) =>
  workspace?.workspaceEdit?.documentChanges === true &&
  (workspace.workspaceEdit.resourceOperations ?? []).includes('rename');

/** What cannot be done is said to the person who asked for it. */
async function orRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | ResponseError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandProblem) return refusal(error.message);
    throw error;
  }
}

const refusal = (message: string) => new ResponseError(ErrorCodes.InvalidRequest, message);
