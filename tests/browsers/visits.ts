import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserWord, OTHER_BROWSERS } from '../../scripts/browsers/other-browsers';
import { startFirefox } from './firefox';
import { type ListeningServer, serveAndListen } from './listening-server';
import type { Browser, Settings, Tab } from './tab';
import { type Visitor, visitorOf } from './visitor';
import { startWebKit } from './webkit';

const PICTURES = 'test-results/browsers';

/** How wide the window is; a journey on a phone makes it narrower. */
const DESK = [1280, 800] as const;

/**
 * A test: what a visitor does in a tab of his own.
 *
 * @param walk is also handed the server that shows the site
 * @param expected what the console would have told, each once
 */
export type Journey = (
  name: string,
  walk: (visitor: Visitor, server: ListeningServer) => Promise<void>,
  expected?: readonly string[],
) => void;

/**
 * Journeys in a browser with these settings. Each fails also when a page writes an error or a warning to the console, or when
 * its policy stops something, that was not expected.
 *
 * @param as what is special about it, in words
 * @param given the settings, and in `shown` what serves another site than that in dist/, which may be made in a folder
 */
export function visits(
  word: BrowserWord,
  as: string,
  given: Settings & { shown?: (folder: string) => Promise<ListeningServer> },
  describeAll: (journey: Journey) => void,
) {
  describe(`${OTHER_BROWSERS[word].name}, ${as}`, () => {
    let folder: string;
    let browser: Browser;
    let server: ListeningServer;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'pagewright-browser-'));
      server = await (given.shown ? given.shown(folder) : serveAndListen('dist'));
      browser = await start(word, folder, given);
    });

    afterAll(async () => {
      await browser?.close();
      await server?.close();
      await rm(folder, { recursive: true, force: true });
    });

    describeAll((name, walk, expected = []) =>
      test(name, async () => {
        const tab = await browser.open();
        const visitor = visitorOf(tab, server.url);
        try {
          await tab.resize(...DESK);
          await walk(visitor, server);
          const heard = async () => [...new Set(await visitor.heard())];
          await expect.poll(heard, { message: 'what the console would have told' }).toEqual(expected);
        } catch (error) {
          await keepPicture(`${word}, ${as}: ${name}`, tab);
          throw error;
        } finally {
          await tab.close();
        }
      }),
    );
  });
}

/** What the visitor saw when something was wrong. */
async function keepPicture(name: string, tab: Tab) {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(path.join(PICTURES, `${name.replace(/[^\w]+/g, '-')}.png`), await tab.picture());
}

async function start(word: BrowserWord, folder: string, settings: Settings): Promise<Browser> {
  if (word === 'firefox') {
    const programs = await OTHER_BROWSERS.firefox.find();
    if (programs) return startFirefox(programs, folder, settings);
  } else {
    const programs = await OTHER_BROWSERS.webkit.find();
    if (programs) return startWebKit(programs, folder, settings);
  }
  throw new Error(`There is no ${OTHER_BROWSERS[word].name}. ${OTHER_BROWSERS[word].help}`);
}
