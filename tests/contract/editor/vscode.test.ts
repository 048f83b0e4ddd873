import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createProtocolConnection,
  ExitNotification,
  InitializeRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { formatReport } from '../../../src/content/report/format';
import { createValidator } from '../../../src/content/check/validate';
import { PROJECT_ROOT } from '../../../src/node/project';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { watching } from '../../../src/node/read/watch/watch-site';
import { readCase } from '../../support/invalid-cases';

const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(PROJECT_ROOT, '.vscode', file), 'utf8'));
const [{ command, problemMatcher }] = jsonOf('tasks.json').tasks;

test('the task turns each message into a problem at its place', async () => {
  const { sources } = await readCase('misspelt-required-property');
  const { issues } = createValidator(await loadValidatorConfig()).validate(sources);
  const [line = ''] = formatReport({ issues, documents: 4 }, sources, 'line').split('\n');
  const { regexp, file, line: row, column, severity, code } = problemMatcher.pattern;
  const found = new RegExp(regexp).exec(line);
  const [issue] = issues;
  expect([file, row, column, severity, code].map((group) => found?.[group])).toEqual([
    issue?.file,
    String(issue?.line),
    String(issue?.column),
    issue?.severity,
    issue?.code,
  ]);
});

test('the task knows when a check begins and when it is over', () => {
  expect(command).toContain('--watch --format line');
  const { begin, end = '' } = watching('line').marks;
  const { beginsPattern, endsPattern } = problemMatcher.background;
  expect(begin('12:00:00')).toMatch(new RegExp(beginsPattern));
  expect(end).toMatch(new RegExp(endsPattern));
});

const EXTENSION = path.join(PROJECT_ROOT, '.vscode/extensions/pagewright');
const manifest = jsonOf('extensions/pagewright/package.json');

describe('the extension', () => {
  const require = createRequire(path.join(EXTENSION, manifest.main));

  test('finds the packages of this folder, and asks for no older editor than they do', () => {
    expect(require.resolve('vscode-languageclient/node')).toContain(PROJECT_ROOT);
    const { engines } = JSON.parse(
      readFileSync(path.join(PROJECT_ROOT, 'node_modules/vscode-languageclient/package.json'), 'utf8'),
    );
    expect(manifest.engines).toEqual(engines);
  });

  test('formats its own language, with which no other extension has to do', () => {
    const { languages, grammars, configurationDefaults } = manifest.contributes;
    const [{ id, configuration }] = languages;
    expect([id, manifest.publisher, manifest.name]).toEqual(['pagewright', 'pagewright', 'pagewright']);
    expect(configurationDefaults['[pagewright]']).toMatchObject({
      'editor.defaultFormatter': `${manifest.publisher}.${manifest.name}`,
      'editor.formatOnSave': true,
    });
    for (const file of [manifest.main, configuration, grammars[0].path])
      expect(existsSync(path.join(EXTENSION, file))).toBe(true);
  });

  test('starts a server that answers', async () => {
    const text = readFileSync(path.join(EXTENSION, manifest.main), 'utf8');
    const args = [...text.matchAll(/path\.join\(ROOT, '(scripts\/[^']+)'\)/g)].map(([, file = '']) => file);
    expect(args).toEqual(['scripts/run-ts.mjs', 'scripts/language-server.ts']);
    const server = spawn('node', args, { cwd: PROJECT_ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = server;
    const client = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    client.listen();
    const asked = { processId: null, rootUri: null, capabilities: {} };
    const { capabilities } = await client.sendRequest(InitializeRequest.type, asked);
    expect(capabilities).toMatchObject({
      completionProvider: { resolveProvider: true },
      hoverProvider: true,
      renameProvider: { prepareProvider: true },
      documentFormattingProvider: true,
    });
    await client.sendRequest(ShutdownRequest.type);
    const ended = once(server, 'exit');
    await client.sendNotification(ExitNotification.type);
    expect(await ended).toEqual([0, null]);
    client.dispose();
  });
});
