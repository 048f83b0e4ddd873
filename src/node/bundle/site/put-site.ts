import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SiteData } from '../../../content/model/pages/page-data';
import type { BundledFiles, Files } from '../files';

/** Who runs a file: a visitor's browser, or a thread that renders pages. */
type Consumer = 'client' | 'server';

/** What stands in a bundle where a site is put. */
export const placeOf = (consumer: Consumer): string => `%site for the ${consumer}%`;

/** The same in a bundled file, whichever quotation marks it was given. */
const placeIn = (consumer: Consumer) => new RegExp(`(["'\`])${placeOf(consumer)}\\1`, 'g');

/** A name as the bundler gives it, such as `shared-CdK3xY_a.js`. */
const HASHED = /-[\w-]{8}(?=\.[^.]+$)/;

/**
 * Puts a site into a bundle of the code. A file for browsers that differs by it, or names one that does, gets another name: they may keep
 * it for ever.
 *
 * @throws Error when there is no place for it
 */
export function putSite({ client, server }: BundledFiles, site: SiteData): BundledFiles {
  const { icons, theme, ...forServer } = site;
  return {
    client: renamed(client, put(client, 'client', forVisitors(forServer))),
    server: new Map([...server, ...put(server, 'server', forServer)]),
  };
}

/** Without what only header, footer and search engines show: it stands in the HTML of the pages, and no block asks for it. */
function forVisitors({ assets, ...all }: SiteData): SiteData {
  const { footer, navigation, ...site } = all.site;
  const { openingHours, ...contact } = site.contact;
  const offices = contact.offices?.map(({ postal, ...office }) => office);
  return {
    ...all,
    site: { ...site, contact: { ...contact, offices } },
    assets: { images: {}, texts: assets.texts },
  };
}

/** The files in which there is a place, with the site in it. */
function put(files: Files, consumer: Consumer, site: SiteData): Files {
  const literal = literalOf(JSON.stringify(site));
  const changed: Files = new Map();
  for (const [name, content] of files) {
    const text = Buffer.from(content).toString();
    if (text.includes(placeOf(consumer)))
      changed.set(name, Buffer.from(text.replace(placeIn(consumer), () => literal)));
  }
  if (changed.size === 0) throw new Error(`The bundle has no ${placeOf(consumer)}.`);
  return changed;
}

/** A text as a template literal: the quotation marks of JSON need no sign before them there. */
const literalOf = (text: string) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

/** Files of which some have changed: these and all that name one of them, from name to name, with new names. */
function renamed(files: Files, changed: Files): Files {
  const texts = new Map(
    [...files]
      .filter(([name]) => isText(name))
      .map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
  const stale = new Set(changed.keys());
  for (const name of stale)
    for (const [other, text] of texts) if (text.includes(path.posix.basename(name))) stale.add(other);

  const digest = createHash('sha256');
  for (const content of changed.values()) digest.update(content);
  const hash = digest.digest('base64url').slice(0, 8);
  const newNames = new Map([...stale].map((name) => [name, newName(name, hash)]));
  const renameIn = (text: string) =>
    [...newNames].reduce(
      (all, [name, now]) => all.replaceAll(path.posix.basename(name), path.posix.basename(now)),
      text,
    );
  return new Map(
    [...files].map(([name, content]) => {
      const now = newNames.get(name);
      if (now === undefined) return [name, content];
      return [now, Buffer.from(renameIn(Buffer.from(changed.get(name) ?? content).toString()))];
    }),
  );
}

const isText = (name: string) => /\.(?:js|html)$/.test(name);

/** Another name for a file with other content; that of index.html, which has no hash, stays. */
function newName(name: string, hash: string): string {
  const own = createHash('sha256')
    .update(`${path.posix.basename(name)} ${hash}`)
    .digest('base64url')
    .slice(0, 8);
  return name.replace(HASHED, `-${own}`);
}
