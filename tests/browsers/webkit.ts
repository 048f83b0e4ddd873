import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/clients/free-port';
import { waitForOutput, stop } from './processes';
import type { Settings, Start, Tab } from './tab';
import { openSession } from './webdriver';

/** Wide and high enough for any window of ours. */
const SCREEN = '1600x1400x24';

/** What GTK programs ask of the system, WebKit's `prefers-reduced-motion` among it. */
const gtkSettings = ({ withoutMotion }: Settings) =>
  `[Settings]\ngtk-enable-animations=${withoutMotion ? 0 : 1}\n`;

/** WebKitGTK's own small browser on a screen that is not there, driven by WebDriver (W3C). */
export const startWebKit: Start<{ driver: string; screen: string; browser: string }> = async (
  programs,
  folder,
  settings,
) => {
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(folder, toolkit));
    await writeFile(path.join(folder, toolkit, 'settings.ini'), gtkSettings(settings));
  }
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await waitForOutput(screen, screen.stdout, /(\d+)\n/);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, DISPLAY: `:${display}` },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(driver, `${address}/status`);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: ['--automation', `--enable-javascript=${!settings.withoutScript}`],
    },
  };

  return {
    async open(): Promise<Tab> {
      const send = await openSession(address, capabilities);
      const evaluate: Tab['evaluate'] = async (ask, ...given) => {
        const script = `return (${ask})(...arguments)`;
        return JSON.parse(JSON.stringify(await send('POST', '/execute/sync', { script, args: given })));
      };
      return {
        go: async (url) => void (await send('POST', '/url', { url })),
        reload: async () => void (await send('POST', '/refresh')),
        back: async () => void (await send('POST', '/back')),
        evaluate,
        act: async (sequence) => void (await send('POST', '/actions', { actions: [sequence] })),
        async resize(width, height) {
          // What is around the page is part of the window, and as large as the system makes it.
          const around = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
          await send('POST', '/window/rect', { width: width + around[0], height: height + around[1] });
        },
        picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
        close: async () => void (await send('DELETE', '')),
      };
    },
    async close() {
      await stop(driver);
      await stop(screen);
    },
  };
};

/** Waits until a program answers at an address. */
async function answers(child: ChildProcess, address: string) {
  while (child.exitCode === null) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error(`${child.spawnfile} has ended before it answered.`);
}
