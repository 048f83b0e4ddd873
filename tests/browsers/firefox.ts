import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from './bidi';
import { waitForOutput, stop } from './processes';
import type { Settings, Start, Tab } from './tab';

/** Alone with our pages, asking nothing of the network; nothing that is new, offered or remembered. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutConfig.showWarning': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // A mail program that is not there would be asked for in a window that nobody closes.
  'network.protocol-handler.external.mailto': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

const preferencesOf = ({ withoutScript, withoutMotion }: Settings) => ({
  ...QUIET,
  'javascript.enabled': !withoutScript,
  'ui.prefersReducedMotion': withoutMotion ? 1 : 0,
});

/** Firefox with a profile of its own, driven by WebDriver BiDi (W3C), which it speaks by itself. */
export const startFirefox: Start<{ firefox: string }> = async ({ firefox }, folder, settings) => {
  const lines = Object.entries(preferencesOf(settings)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(folder, 'user.js'), lines.join(''));
  const child = spawn(
    firefox,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  );
  const address = await waitForOutput(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });

  return {
    async open(): Promise<Tab> {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      return {
        go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
        reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
        back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
        async evaluate(ask, ...given) {
          const { result, exceptionDetails } = await send('script.callFunction', {
            functionDeclaration: toldAsText(ask),
            arguments: [{ type: 'string', value: JSON.stringify(given) }],
            target: { context },
            awaitPromise: true,
          });
          if (exceptionDetails) throw new Error(exceptionDetails.text);
          return JSON.parse(result.value).answer;
        },
        act: async (sequence) => void (await send('input.performActions', { context, actions: [sequence] })),
        resize: async (width, height) =>
          void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
        picture: async () =>
          Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
        close: async () => void (await send('browser.removeUserContext', { userContext })),
      };
    },
    async close() {
      await send('browser.close', {});
      await stop(child);
    },
  };
};

/** A promise is waited for only where there is one: where script is switched off, none is ever kept. */
const toldAsText = (ask: (...given: never) => unknown) => `(given) => {
  const told = (answer) => JSON.stringify({ answer });
  const answer = (${ask})(...JSON.parse(given));
  return answer instanceof Promise ? answer.then(told) : told(answer);
}`;
