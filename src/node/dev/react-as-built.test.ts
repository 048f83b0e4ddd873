import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tempSite } from '../../../tests/support/temp-site';
import { startDev } from './dev';

it.each([true, false])('for editors React comes as in a built site: %s', async (isReactAsBuilt) => {
  const { dir } = await tempSite();
  const dev = await startDev({ pagesDir: dir, isReactAsBuilt, print: () => {} });
  const read = async (address: string) => (await fetch(new URL(address, dev.url))).text();
  try {
    const app = await read('/src/app/dev/DevApp.tsx');
    const folder = isReactAsBuilt ? '.vite-as-built' : '.vite';
    const react = await read(`/node_modules/${folder}/deps/react-dom_client.js`);
    expect(app.includes('jsxDEV')).toBe(!isReactAsBuilt);
    expect(react.includes('react-dom-client.development')).toBe(!isReactAsBuilt);
    // A module that is not taken over alone loads the page anew, and the change is seen.
    expect(app.includes('import.meta.hot.accept')).toBe(!isReactAsBuilt);
  } finally {
    await dev.close();
    await rm(dir, { recursive: true });
  }
});
