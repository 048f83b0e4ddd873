import { build, type PluginOption } from 'vite';
import { PROJECT_ROOT } from '../../../src/node/project';

/** The name by which the bundler is given the code. */
const ENTRY = 'entry';

/**
 * Bundles a piece of code, not made smaller, so that a test can read what a plugin did.
 *
 * @param code a module; packages and absolute paths can be imported
 * @returns all script and all style of the bundle
 */
export async function bundleEntry(
  code: string,
  plugins: readonly PluginOption[],
): Promise<{ script: string; css: string }> {
  const result = await build({
    configFile: false,
    root: PROJECT_ROOT,
    mode: 'production',
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: { filter: { id: new RegExp(`^${ENTRY}$`) }, handler: (id) => id },
        load: { filter: { id: new RegExp(`^${ENTRY}$`) }, handler: () => code },
      },
    ],
    css: { transformer: 'lightningcss' },
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return {
    script: files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n'),
    css: files.flatMap((file) => (file.type === 'asset' ? String(file.source) : [])).join('\n'),
  };
}
