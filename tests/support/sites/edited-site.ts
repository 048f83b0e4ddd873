import { openSite } from '../../../src/content/edit/pages/open-site';
import type { EditorSite } from '../../../src/content/editor/complete/editor-site';
import { schemaHelp } from '../../../src/content/editor/places/schema-help';
import { readSite } from '../../../src/node/read/read-site';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';

/** What an editor knows of a site on the disk, around one of its documents. */
export async function editedSite(dir: string) {
  const { schemas, icons } = await loadValidatorConfig();
  const help = schemaHelp(schemas);
  const sources = await readSite(dir);
  const around = (path: string): EditorSite => ({
    siteIndex: openSite(sources),
    help,
    icons,
    path,
    isSite: path === '_site.json',
    schema: '../schema/page.schema.json',
    pictureAddress: (name) => `file:///media/${name}`,
  });
  return { sources, schemas, around };
}
