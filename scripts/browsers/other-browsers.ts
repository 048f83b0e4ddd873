import { existsSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { installFromDebian } from '../../src/node/system/debian';
import { firstThatStarts, placesOnPath } from '../../src/node/system/programs';

/** Programs that together are one browser, by what each is for. */
export type Programs = Readonly<Record<string, string>>;

export interface OtherBrowser {
  /** As people call it. */
  name: string;
  /** The packages of Debian that bring it. */
  packages: readonly string[];
  /** What to do by hand where there is none and none can be installed. */
  help: string;
  find(): Promise<Programs | undefined>;
}

/** The browsers beside Chromium in which a visitor's journeys are tried, by their word for `npm run test:browsers`. */
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
      // It comes with the library, in a folder for each version of its interface.
      const [browser] = (await glob('/usr/lib/*/webkit*gtk-*/MiniBrowser', { absolute: true })).sort();
      return driver && screen && browser ? { driver, screen, browser } : undefined;
    },
  },
} as const satisfies Record<string, OtherBrowser>;

export type BrowserWord = keyof typeof OTHER_BROWSERS;

export const BROWSER_WORDS: readonly BrowserWord[] = ['firefox', 'webkit'];

/**
 * Finds a browser, or installs it where this is Debian and we may.
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
