import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandProblem } from '../../src/node/system/command-problem';
import { findNginx, NGINX_HELP } from '../browsers/nginx';
import { runCommand } from '../../src/node/commands/run-command';
import { exitCodeOf, node } from '../run.mjs';

const HELP = `Runs the end-to-end tests that depend on the server over a real nginx, where there is one (run npm run build before it).

  npm run test:nginx:found

Exit code: 0 nothing wrong, or no nginx, 1 something wrong, 2 the command itself could not run.`;

/** Files of tests/e2e about headers, caching, addresses, and answers that are late or missing. */
const FILES = ['bad-days', 'early', 'navigation', 'policy', 'way-back', 'without-script'];

await runCommand(HELP, async () => {
  parseArgs({ options: {} });
  if (!existsSync('dist/index.html'))
    throw new CommandProblem('There is no built site in dist. Make one with: npm run build');
  if (!findNginx()) {
    console.log(`Left out: there is no nginx. ${NGINX_HELP}`);
    return 0;
  }
  const { code } = await node([
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['-c', 'tests/nginx/playwright.config.ts', '--grep-invert', '@rest'],
    ...FILES.map((name) => `${name}.spec`),
  ]);
  return exitCodeOf(code);
});
