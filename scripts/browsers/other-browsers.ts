import { existsSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { installFromDebian } from '../../src/node/system/processes/debian';
import { firstThatStarts, placesOnPath } from '../../src/node/system/processes/programs';

/** The programs that a browser consists of, by their purpose. */
export type Programs = Readonly<Record<string, string>>;

export interface OtherBrowser {
  /** The name for messages. */
  name: string;
  /** The Debian packages that contain it. */
  packages: readonly string[];
  /** What to do by hand where there is none and none can be installed. */
  help: string;
  find(): Promise<Programs | undefined>;
}

/** The browsers besides Chromium in which the journeys run, by their name for `npm run test:browsers`. */
export const OTHER_BROWSERS = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    help: 'Install Firefox; on Debian: apt-get install firefox-esr.',
    async find() {
      const firefox = await firstThatStarts(placesOnPath(['firefox-esr', 'firefox']));
      return firefox ? { firefox } : undefined;
    },
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    help: 'Install WebKitGTK with its driver, and Xvfb; on Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb.',
    async find() {
      const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
        placesOnPath([name]).find(existsSync),
      );
      // It is part of the library's package, in a folder for each API version.
      const [browser] = (await glob('/usr/lib/*/webkit*gtk-*/MiniBrowser', { absolute: true })).sort();
      return driver && screen && browser ? { driver, screen, browser } : undefined;
    },
  },
} as const satisfies Record<string, OtherBrowser>;

export type BrowserWord = keyof typeof OTHER_BROWSERS;

export const BROWSER_WORDS: readonly BrowserWord[] = ['firefox', 'webkit'];

/**
 * Finds a browser, or installs it where this is Debian and we have the rights.
 *
 * @returns whether it is there
 */
export async function ensureBrowser(word: BrowserWord): Promise<boolean> {
  const { find, name, packages } = OTHER_BROWSERS[word];
  if (await find()) return true;
  console.log(`Installing ${name} for the tests …`);
  await installFromDebian(...packages);
  return (await find()) !== undefined;
}
