import { type Connection, TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import { textEdits } from '../../content/editor/ranges';
import { coalesce } from '../system/coalesce';
import { CommandProblem } from '../system/command-problem';
import { codeActionsAt, FIX_ALL } from './code-actions';
import type { OpenSite } from './open-site';
import { type OpenPlace, OpenSites } from './open-sites';
import { diagnosticsPublisher } from './publish-diagnostics';

/** Milliseconds without a key press before the texts are checked. */
const CHECK_DELAY_MS = 150;

/**
 * Answers an editor over the Language Server Protocol: the messages of `npm run validate` while one types, and its fixes
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

  connection.onInitialize(() => ({
    serverInfo: { name: 'pagewright' },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
      documentFormattingProvider: true,
    },
  }));
  connection.onCodeAction(({ textDocument: { uri }, range, context }) =>
    answer(uri, (place, text) =>
      codeActionsAt(place, sites.check(place.site), { uri, text, range, context }),
    ),
  );
  connection.onDocumentFormatting(({ textDocument: { uri } }) =>
    answer(uri, ({ site, path }, text) => textEdits(text, site.formatted(path, text))),
  );
  connection.onShutdown(() => sites.close());
  documents.listen(connection);
  connection.listen();
}
