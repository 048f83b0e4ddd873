import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createValidator } from '../../../src/content/check/validate';
import { DevSite } from '../../../src/node/dev/dev-site';
import { loadIconSet } from '../../../src/node/assets/icons/icon-set';
import { readSite } from '../../../src/node/read/read-site';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';

/*
 * Writes what React renders each page of a site from, for raw-render.mjs.
 *
 *   node scripts/run-ts.mjs scripts/bench/programs/write-page-data.ts PAGES_DIR OUT_DIR
 */
const [pagesDir = '', outDir = ''] = process.argv.slice(2);
const [config, icons] = await Promise.all([loadValidatorConfig(), loadIconSet()]);
const site = new DevSite({ validator: createValidator(config), icon: icons.draw });
const { pages } = site.update(await readSite(pagesDir));
await mkdir(outDir, { recursive: true });
for (const [index, route] of [...pages.keys()].entries()) {
  const { source, ...data } = site.pageData(route);
  await writeFile(path.join(outDir, `${index}.json`), JSON.stringify(data));
}
