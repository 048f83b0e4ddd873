import {
  type ClientCapabilities,
  type Connection,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import { complete } from '../../content/editor/complete/complete';
import { outlineOf } from '../../content/editor/outline';
import { offsetAt, textEdits } from '../../content/editor/ranges';
import { coalesce } from '../system/async/coalesce';
import { CommandProblem } from '../system/command-problem';
import { codeActionsAt, FIX_ALL } from './code-actions';
import { hoverAt, withIcon } from './icons';
import type { OpenSite } from './open-site';
import { type OpenPlace, OpenSites } from './open-sites';
import { type AnswerAt, onRename } from './on-rename';
import { diagnosticsPublisher } from './publish-diagnostics';

/** Milliseconds without a key press before the texts are checked. */
const CHECK_DELAY_MS = 150;

/** After these the editor asks what may stand at the cursor, as it does in a word. */
const TRIGGERS = ['"', '{', '[', ',', ':', '/', '#', '('];

const ABILITIES: InitializeResult = {
  serverInfo: { name: 'pagewright' },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
    completionProvider: { triggerCharacters: TRIGGERS, resolveProvider: true },
    hoverProvider: true,
    documentFormattingProvider: true,
    documentSymbolProvider: true,
    renameProvider: { prepareProvider: true },
    workspace: {
      fileOperations: {
        willRename: {
          filters: [
            { pattern: { glob: '**/*.{json,png,jpg,jpeg,webp,avif,svg}' } },
            { pattern: { glob: '**', matches: 'folder' } },
          ],
        },
      },
    },
  },
};

/**
 * Answers an editor over the Language Server Protocol: the messages of `npm run validate` while one types, its fixes, what
 * may stand at the cursor, and what it means
 * (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/).
 *
 * @param connection not yet listening
 */
export function startLanguageServer(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  const sites = new OpenSites({ documents, onChange: (site) => checkLater(site), onError: report });
  const publish = diagnosticsPublisher(connection, sites);
  const checks = new Map<OpenSite, () => void>();

  function checkLater(site: OpenSite): void {
    const check = checks.get(site) ?? coalesce(() => publish(site), CHECK_DELAY_MS);
    checks.set(site, check);
    check();
  }

  function report(error: unknown): void {
    const isKnown = error instanceof CommandProblem;
    connection.console.error(isKnown ? error.message : String(error instanceof Error ? error.stack : error));
  }

  /** Answers about a document, or with nothing where it is part of no site. */
  async function answer<Answer>(
    uri: string,
    words: (place: OpenPlace, text: string) => Answer | Promise<Answer>,
  ): Promise<Answer | null> {
    try {
      const place = await sites.placeOf(uri);
      const text = documents.get(uri)?.getText();
      return place && text !== undefined ? await words(place, withoutByteOrderMark(text)) : null;
    } catch (error) {
      report(error);
      return null;
    }
  }

  const checkSiteOf = ({ uri }: TextDocument) => answer(uri, ({ site }) => checkLater(site));
  documents.onDidOpen(({ document }) => sites.opened(document));
  documents.onDidChangeContent(({ document }) => checkSiteOf(document));
  documents.onDidClose(async ({ document }) => {
    sites.closed(document);
    const place = await sites.placeOf(document.uri).catch(report);
    if (place) checkLater(place.site);
  });

  /** What the site around a document says of a place in it. */
  const answerAt: AnswerAt = ({ textDocument: { uri }, position }, words) =>
    answer(uri, (place, text) => words(text, offsetAt(text, position), place));

  let client: ClientCapabilities = {};
  connection.onInitialize(({ capabilities }) => {
    client = capabilities;
    return ABILITIES;
  });
  const hasStops = () => client.textDocument?.completion?.completionItem?.snippetSupport ?? false;
  connection.onCompletion((asked) =>
    answerAt(asked, (text, offset, { site, path }) =>
      complete(text, offset, site.around(path, sites.sourcesOf(site)), {
        schemas: site.config.schemas,
        hasStops: hasStops(),
      }),
    ),
  );
  connection.onCompletionResolve(withIcon);
  connection.onHover((asked) =>
    answerAt(asked, (text, offset, { site, path }) =>
      hoverAt(text, offset, site.around(path, sites.sourcesOf(site))),
    ),
  );
  connection.onCodeAction(({ textDocument: { uri }, range, context }) =>
    answer(uri, (place, text) =>
      codeActionsAt(place, sites.check(place.site), { uri, text, range, context }),
    ),
  );
  connection.onDocumentSymbol(({ textDocument: { uri } }) => answer(uri, (_, text) => outlineOf(text)));
  connection.onDocumentFormatting(({ textDocument: { uri } }) =>
    answer(uri, ({ site, path }, text) => textEdits(text, site.formatted(path, text))),
  );
  onRename(connection, sites, { answerAt, client: () => client });
  connection.onShutdown(() => sites.close());
  documents.listen(connection);
  connection.listen();
}
