import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import {
  type ClientCapabilities,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  ProposedFeatures,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { startLanguageServer } from '../../../src/node/language-server/language-server';

/** An editor with the language server, in one process. */
export async function editorClient(dir: string, capabilities: ClientCapabilities = {}) {
  const [questions, answers] = [new PassThrough(), new PassThrough()];
  startLanguageServer(
    createConnection(
      ProposedFeatures.all,
      new StreamMessageReader(questions),
      new StreamMessageWriter(answers),
    ),
  );
  const client = createProtocolConnection(
    new StreamMessageReader(answers),
    new StreamMessageWriter(questions),
  );
  const shown = new Map<string, readonly Diagnostic[]>();
  let look = () => {};
  client.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    shown.set(uri, diagnostics);
    look();
  });
  client.listen();
  await client.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities,
  });
  await client.sendNotification(InitializedNotification.type, {});

  const uriOf = (name: string) => pathToFileURL(path.join(dir, name)).href;
  const versions = new Map<string, number>();
  return {
    client,
    uriOf,
    /** Opens a document, or replaces its text, without saving it. */
    async write(name: string, text: string) {
      const uri = uriOf(name);
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      if (version === 1) {
        const textDocument = { uri, languageId: 'json', version, text };
        await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      } else {
        const change = { textDocument: { uri, version }, contentChanges: [{ text }] };
        await client.sendNotification(DidChangeTextDocumentNotification.type, change);
      }
    },
    /** Waits until the messages about a document are as a condition wants them. */
    seen(name: string, isWanted: (diagnostics: readonly Diagnostic[]) => boolean) {
      return new Promise<readonly Diagnostic[]>((resolve) => {
        look = () => {
          const diagnostics = shown.get(uriOf(name));
          if (!diagnostics || !isWanted(diagnostics)) return;
          look = () => {};
          resolve(diagnostics);
        };
        look();
      });
    },
    async close() {
      await client.sendRequest(ShutdownRequest.type);
      client.dispose();
    },
  };
}
