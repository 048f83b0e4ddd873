import { expect, it } from 'vitest';
import { stubSite } from '../../../../tests/support/sites/SiteStub';
import type { SiteData } from '../../../content/model/pages/page-data';
import { placeOf, putSite } from './put-site';

const QUOTED = ['"', "'", '`'];
const OWN_WORDS = `Pão, “ação” ' " \` \${x} \\n \u2028 </script> $& $1`;

const siteData = { site: { ...stubSite, name: OWN_WORDS }, assets: { images: {}, texts: {} } } as SiteData;

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]));

const textsOf = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([name, content]) => [name, Buffer.from(content).toString()]));

function bundle(quote = '"') {
  return {
    client: filesOf({
      'index.html': '<script src="/assets/app-AAAAAAAA.js"></script>',
      'assets/app-AAAAAAAA.js': 'import("./shared-BBBBBBBB.js"); import("./Faq-CCCCCCCC.js")',
      'assets/shared-BBBBBBBB.js': `export const site = JSON.parse(${quote}${placeOf('client')}${quote});`,
      'assets/Faq-CCCCCCCC.js': 'export const words = "Faq";',
    }),
    server: filesOf({ 'entry.mjs': `export const site = JSON.parse(${quote}${placeOf('server')}${quote});` }),
  };
}

/** What a script exports as `site`. */
async function exported(script = ''): Promise<SiteData> {
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)).site;
}

it.each(QUOTED)(
  'puts the site in, whatever its words and whichever quotation marks stand there: %s',
  async (quote) => {
    const { client, server } = putSite(bundle(quote), siteData);
    const shared = Object.entries(textsOf(client)).find(([name]) => name.includes('shared'))?.[1];
    expect((await exported(shared)).site.name).toBe(OWN_WORDS);
    expect((await exported(textsOf(server)['entry.mjs'])).site.name).toBe(OWN_WORDS);
  },
);

it('gives another name to each file that differs by the site, or names one that does, and to no other', () => {
  const texts = textsOf(putSite(bundle(), siteData).client);
  const [html, app, shared, block] = Object.keys(texts);
  expect([html, block]).toEqual(['index.html', 'assets/Faq-CCCCCCCC.js']);
  for (const name of [app, shared])
    expect(name).toMatch(/^assets\/(?:app|shared)-(?!AAAAAAAA|BBBBBBBB)[\w-]{8}\.js$/);
  expect(texts[html ?? '']).toBe(`<script src="/${app}"></script>`);
  expect(texts[app ?? '']).toBe(
    `import("./${shared?.slice('assets/'.length)}"); import("./Faq-CCCCCCCC.js")`,
  );
});

it('gives the same names to the same site, and others to another', () => {
  const namesFor = (site: SiteData) => [...putSite(bundle(), site).client.keys()];
  const other = { ...siteData, site: { ...siteData.site, name: 'Heel & Sole' } };
  expect(namesFor(siteData)).toEqual(namesFor(structuredClone(siteData)));
  expect(namesFor(other)[1]).not.toBe(namesFor(siteData)[1]);
});

it('refuses a bundle that has no place for a site', () => {
  expect(() => putSite({ ...bundle(), server: new Map() }, siteData)).toThrow(
    'The bundle has no %site for the server%.',
  );
});
