const { existsSync } = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');

/** The folder of Pagewright, in which this one is. */
const ROOT = path.resolve(__dirname, '../../..');

const LANGUAGE = 'pagewright';

/** @type {import('vscode-languageclient/node').LanguageClient | undefined} */
let client;

/**
 * Starts the language server for the documents of all sites.
 *
 * @param {vscode.ExtensionContext} context
 */
async function activate(context) {
  if (!existsSync(path.join(ROOT, 'node_modules/vscode-languageclient'))) {
    askForPackages();
    return;
  }
  const { LanguageClient } = loadClient();
  const server = {
    command: 'node',
    args: [path.join(ROOT, 'scripts/run-ts.mjs'), path.join(ROOT, 'scripts/language-server.ts')],
    options: { cwd: ROOT },
  };
  client = new LanguageClient(LANGUAGE, 'Pagewright', server, {
    documentSelector: [{ language: LANGUAGE, scheme: 'file' }],
    middleware: { provideCompletionItem: withNextQuestion },
  });
  context.subscriptions.push(vscode.workspace.onDidOpenTextDocument(takeOver));
  await Promise.all(vscode.workspace.textDocuments.map(takeOver));
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `Pagewright cannot be started: ${error instanceof Error ? error.message : error}. It needs Node.js 20.19 or newer (https://nodejs.org).`,
    );
  }
}

/**
 * The package that speaks with the server, out of the packages of the folder. It is put into one file here: what is loaded from
 * elsewhere is no part of an extension for Visual Studio Code, and would not be known as the formatter.
 *
 * @returns {typeof import('vscode-languageclient/node')}
 */
function loadClient() {
  const entry = require.resolve('vscode-languageclient/node');
  const { version } = require(path.join(ROOT, 'node_modules/vscode-languageclient/package.json'));
  const outfile = path.join(__dirname, `client/${version}.js`);
  if (!existsSync(outfile))
    require('esbuild').buildSync({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      external: ['vscode'],
    });
  return require(outfile);
}

/**
 * Documents of a site get a language of their own: the JSON of Visual Studio Code would say and offer the same once more, in
 * other words.
 *
 * @param {vscode.TextDocument} document
 */
async function takeOver(document) {
  const { languageId, uri } = document;
  if (languageId !== 'json' || uri.scheme !== 'file' || !isInSite(uri.fsPath)) return;
  await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
}

/**
 * Whether a folder above a file has a site document.
 *
 * @param {string} file
 * @returns {boolean}
 */
function isInSite(file) {
  const dir = path.dirname(file);
  return dir !== file && (existsSync(path.join(dir, '_site.json')) || isInSite(dir));
}

/**
 * After a name whose value is chosen from a list, the list is shown at once.
 *
 * @param {vscode.TextDocument} document
 * @param {vscode.Position} position
 * @param {vscode.CompletionContext} context
 * @param {vscode.CancellationToken} token
 * @param {import('vscode-languageclient/node').ProvideCompletionItemsSignature} next
 */
async function withNextQuestion(document, position, context, token, next) {
  const found = await next(document, position, context, token);
  for (const item of Array.isArray(found) ? found : (found?.items ?? [])) {
    const { data } = /** @type {{ data?: { isChosen?: boolean } }} */ (item);
    if (data?.isChosen) item.command = { command: 'editor.action.triggerSuggest', title: 'Choose' };
  }
  return found;
}

async function askForPackages() {
  const install = 'Install';
  const answer = await vscode.window.showInformationMessage(
    'Pagewright helps in the editor as soon as its packages are installed (npm install).',
    install,
  );
  if (answer !== install) return;
  const terminal = vscode.window.createTerminal({ name: 'npm install', cwd: ROOT });
  terminal.show();
  terminal.sendText('npm install');
  const reload = 'Reload window';
  const done = await vscode.window.showInformationMessage(
    'When npm install has ended, reload the window.',
    reload,
  );
  if (done === reload) await vscode.commands.executeCommand('workbench.action.reloadWindow');
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
