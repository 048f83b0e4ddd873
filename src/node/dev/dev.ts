import path from 'node:path';
import { createServer, type InlineConfig, mergeConfig } from 'vite';
import viteConfig from '../../../vite.config';
import { allDocuments } from '../../content/documents/site/all-documents';
import { formatReport } from '../../content/report/format';
import type { IssueCode } from '../../content/rules/lists/all-messages';
import type { SiteSources } from '../../content/model/source';
import { createDocumentCheck } from '../../content/check/check-document';
import { createValidator, type ValidationResult } from '../../content/check/validate';
import { CommandProblem } from '../system/command-problem';
import { loadIconSet } from '../assets/icons/icon-set';
import { loadValidatorConfig } from '../read/validator-config';
import { STUDIO } from '../../content/model/protocols/studio-protocol';
import { studioPlugin } from './studio/server/studio-plugin';
import { UNBUNDLED } from './studio/server/unbundled';
import { serveBundle } from './bundled/serve-bundle';
import { DEV_PORT } from '../system/port';
import { PROJECT_ROOT } from '../project';
import { sitePlugin } from '../bundle/plugins/site-plugin';
import { wantsColor } from '../system/wants-color';
import { createBrowsers } from './browsers';
import { devPlugin } from './server/dev-plugin';
import { swapFontsPlugin } from './server/swap-fonts-plugin';
import { syncDevSite } from './sync/sync-dev-site';
import { DevSite } from './dev-site';
import { trackRequests } from './sync/open-requests';

export interface DevOptions {
  pagesDir: string;
  port?: number;
  /** Whether the folder need not exist yet: a site may begin in it. */
  mayBegin?: boolean;
  /** Whether the code is served as a bundle: pages open sooner, and a change of the code is seen at the next start. */
  isBundled?: boolean;
  /** The address to open in the browser, if any. */
  open?: string;
  print?: (text: string) => void;
}

/**
 * Starts the dev server: every saved document is in the open page at once. Issues are
 * reported when all documents are checked; pages are shown before.
 *
 * @returns the address, and how to stop
 * @throws CommandProblem when the pages folder cannot be read
 */
export async function startDev({
  pagesDir,
  mayBegin = false,
  port,
  open,
  isBundled = false,
  print = console.log,
}: DevOptions) {
  const [config, icons] = await Promise.all([loadValidatorConfig(), loadIconSet()]);
  const documentCheck = createDocumentCheck(config);
  const validator = createValidator(config, { documentCheck, lenient: UNFINISHED, withImprovements: false });
  const site = new DevSite({ validator, icon: icons.draw });
  const browsers = createBrowsers(site);
  const studio = studioPlugin({ pagesDir, site, config, documentCheck, icons });
  let printed: string | undefined;
  const requests = trackRequests();
  const { check, stop } = await syncDevSite(pagesDir, {
    site,
    validator,
    mayBegin,
    untilIdle: requests.untilIdle,
    onChange: () => {
      browsers.renew();
      studio.renew();
    },
    onResult: (result, sources) => {
      // What is missing in a site that has not begun is no mistake.
      if (isEmpty(sources)) return;
      const report = errorReport(result, sources);
      if (report !== printed) print(report);
      printed = report;
    },
    onError,
  });
  function onError(error: unknown) {
    print(error instanceof Error ? error.message : String(error));
    // Issues found after it are printed again.
    printed = undefined;
  }
  let listening = () => {};
  const checked = new Promise<void>((resolve) => {
    listening = resolve;
  })
    .then(check)
    .catch(onError);

  const server = await createServer(
    mergeConfig<InlineConfig, InlineConfig>(viteConfig, {
      configFile: false,
      root: PROJECT_ROOT,
      // Each kind its own: Vite empties a folder of libraries that were prepared with other options, under a running server too.
      cacheDir: path.join(PROJECT_ROOT, 'node_modules/.vite', isBundled ? 'bundled' : 'dev'),
      logLevel: 'warn',
      plugins: [
        sitePlugin(() => site.siteData()),
        devPlugin({ pagesDir, site, requests, checked, browsers, onClose: stop }),
        studio.plugin,
        swapFontsPlugin,
        isBundled && serveBundle(site),
      ],
      optimizeDeps: isBundled ? { noDiscovery: true } : { exclude: UNBUNDLED },
      server: {
        host: '127.0.0.1',
        port: port ?? DEV_PORT,
        strictPort: port !== undefined,
        open,
        cors: false,
        ...(isBundled ? FOR_BUNDLE : { watch: { ignored: isNoCode } }),
      },
    }),
  ).catch((error: unknown) => {
    stop();
    throw error;
  });
  await server.listen().catch(async (error: unknown) => {
    stop();
    await server.close();
    if (port === undefined) throw error;
    throw new CommandProblem(`Port ${port} cannot be used. Name another one with --port.`);
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const studioUrl = `${url}${STUDIO.slice(1)}`;
  if (site.sources && isEmpty(site.sources))
    print(
      `\nThere is no site in ${pagesDir} yet. Begin one in the browser, in the studio: ${studioUrl} (Ctrl+C stops)`,
    );
  else {
    print(`\nEdit the documents in ${pagesDir} and see them at ${url} (Ctrl+C stops)`);
    print(`Or edit them in the browser, in the studio: ${studioUrl}`);
  }
  listening();
  return { url, close: () => server.close() };
}

const isEmpty = (sources: SiteSources) => allDocuments(sources).length === 0;

/** An unfinished page is shown, with warnings about what is left to write: only a build refuses it. */
const UNFINISHED: ReadonlySet<IssueCode> = new Set<IssueCode>(['leftover-text']);

/** A bundle changes at no time, and Vite prepares none of its modules. */
const FOR_BUNDLE = { watch: null, hmr: false, preTransformRequests: false } as const;

/** Vite scans everything that it watches before it answers; so it watches only the code. */
function isNoCode(file: string): boolean {
  const [top = ''] = path.relative(PROJECT_ROOT, file).split(path.sep);
  return top !== '' && top !== 'src' && top !== 'index.html';
}

/** Other warnings are for `npm run validate`; in dev they would hide the error that was just made. */
function errorReport({ issues, documents }: ValidationResult, sources: SiteSources): string {
  const shown = issues.filter(({ severity, code }) => severity === 'error' || UNFINISHED.has(code));
  return formatReport({ issues: shown, documents }, sources, 'text', wantsColor());
}
