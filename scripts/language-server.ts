import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startLanguageServer } from '../src/node/language-server/language-server';
import { runCommand } from '../src/node/commands/run-command';

const HELP = `Tells an editor what npm run validate says, while documents are edited. The editor starts it and speaks the Language
Server Protocol with it, over its standard input and output.

  npm run --silent language-server`;

await runCommand(HELP, async () => {
  startLanguageServer(createConnection(ProposedFeatures.all, process.stdin, process.stdout));
  return 0;
});
