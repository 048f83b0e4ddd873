import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';

interface Wall {
  file: string;
  refused: readonly string[];
  allowed: readonly string[];
}

/** The arrows of the architecture: for a file of each layer, what it must not and what it may import. */
const WALLS: readonly Wall[] = [
  {
    file: 'src/generated/x.ts',
    refused: ['../content/model/issues/finding', 'ajv'],
    allowed: ['./documents'],
  },
  {
    file: 'src/content/x.ts',
    refused: ['react', 'react-dom/server', 'framer-motion', 'node:fs', '../node/browser', '../ui/Link'],
    allowed: ['./model/issues/finding', '../generated/documents', 'ajv', 'jsonc-parser'],
  },
  {
    file: 'src/content/model/x.ts',
    refused: [
      '../check/validate',
      '../json/locate',
      '../../app/App',
      '../../ui/Link',
      'react',
      'node:fs',
      'ajv',
    ],
    allowed: ['./operation', './issues/finding', '../../generated/documents'],
  },
  {
    file: 'src/content/model/pages/x.ts',
    refused: ['../../check/validate', '../../../app/App', 'react', 'node:fs', 'ajv'],
    allowed: ['./tokens', '../operation', '../issues/finding', '../../../generated/documents'],
  },
  {
    file: 'src/content/rules/links/x.ts',
    refused: ['../../../blocks/registry', '../../../app/render/Page', '../../../app/App', '../../../theme/x'],
    allowed: ['../../model/issues/finding', '../pages/y', '../../../generated/documents'],
  },
  {
    file: 'src/ui/x.tsx',
    refused: [
      'node:path',
      '../blocks/registry',
      '../app/render/Page',
      '../content/check/validate',
      '../app/App',
    ],
    allowed: [
      'react',
      './Link',
      '../theme/motion',
      '../generated/documents',
      '../content/model/pages/page-data',
      '../content/model/icons/icon-names',
      '../content/model/icons/sprite',
    ],
  },
  {
    file: 'src/theme/x.ts',
    refused: ['node:path', '../layout/header/Header', '../content/check/validate', '../node/browser'],
    allowed: ['../ui/Link', '../generated/documents'],
  },
  {
    file: 'src/blocks/hero/x.tsx',
    refused: [
      '../tabs/Tabs',
      '../registry',
      '../../app/render/Page',
      '../../content/check/validate',
      'node:fs',
    ],
    allowed: ['react', './parts/Fact', './hero.module.css', '../block-props', '../../ui/Link'],
  },
  {
    file: 'src/blocks/hero/parts/x.tsx',
    refused: [
      '../../tabs/Tabs',
      '../../../layout/header/Header',
      '../../../app/App',
      '../../../node/browser',
    ],
    allowed: ['../Hero', '../../block-props', '../../../ui/Link', '../../../content/model/pages/page-data'],
  },
  {
    file: 'src/blocks/x.ts',
    refused: ['../app/render/Page', '../node/browser', '../app/App'],
    allowed: ['./hero/Hero', '../generated/documents', '../content/model/pages/page-data'],
  },
  {
    file: 'src/layout/header/x.tsx',
    refused: ['../../app/render/Page', '../../blocks/registry', '../../content/check/validate', 'node:fs'],
    allowed: ['react-router-dom', '../nav/Nav', '../../ui/Link', '../../content/model/pages/page-data'],
  },
  {
    file: 'src/app/render/x.tsx',
    refused: [
      '../App',
      '../client/bootstrap',
      '../../node/read/read-site',
      '../../layout/header/Header',
      'node:fs',
    ],
    allowed: [
      './Blocks',
      '../../blocks/registry',
      '../../ui/components/link/Link',
      '../../content/model/pages/page-data',
    ],
  },
  {
    file: 'src/app/x.tsx',
    refused: ['../node/browser', '../content/check/validate', 'node:fs', '../../scripts/build'],
    allowed: [
      'react-dom/server',
      '../app/render/Page',
      '../layout/header/Header',
      '../content/model/pages/page-data',
      '../content/model/addresses/route',
    ],
  },
  {
    file: 'src/catalogue/x.tsx',
    refused: [
      '../blocks/registry',
      '../content/check/validate',
      '../node/browser',
      'node:fs',
      '../app/overlay/panel',
      '../content/catalogue/catalogue',
    ],
    allowed: ['../app/render/Page', '../ui/Link', '../content/model/addresses/addresses'],
  },
  {
    file: 'src/app/overlay/x.ts',
    refused: ['../App', '../client/bootstrap', '../../node/read/read-site', '../render/Page', 'node:fs'],
    allowed: ['../../content/model/issues/finding'],
  },
  {
    file: 'src/studio/x.tsx',
    refused: [
      'node:fs',
      '../blocks/registry',
      '../app/render/Page',
      '../app/overlay/panel',
      '../layout/header/Header',
      '../catalogue/IndexPage',
      '../node/browser',
      '../../scripts/build',
    ],
    allowed: [
      'react',
      'react-aria-components',
      './form/Form',
      '../content/edit/operations/apply',
      '../content/form/form-schema',
      '../ui/components/icon/Icon',
      '../theme/theme.css',
    ],
  },
  {
    file: 'src/node/build/x.ts',
    refused: [
      '../../../scripts/build',
      '../../blocks/registry',
      '../../catalogue/IndexPage',
      '../../app/render/Page',
      '../../app/overlay/panel',
      '../../app/overlay/protocol',
    ],
    allowed: [
      'node:fs',
      '../../content/catalogue/catalogue',
      '../build/catalogue/read-catalogue',
      '../browser',
      '../../content/check/validate',
      '../../content/model/protocols/dev-protocol',
    ],
  },
];

let house: string;
let found: ReadonlySet<string>;

beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'walls-'));
  await copyFile(path.join(PROJECT_ROOT, 'biome.json'), path.join(house, 'biome.json'));
  await Promise.all(WALLS.map((wall) => build(wall)));
  found = await lint();
}, 30_000);

afterAll(() => rm(house, { recursive: true }));

describe('the walls of the architecture, kept by biome.json', () => {
  it.each(WALLS)('$file imports only what stands below it', ({ file, refused, allowed }) => {
    const imports = [...refused, ...allowed];
    expect(imports.filter((_, index) => found.has(`${file}:${index + 1}`))).toEqual(refused);
  });
});

/** Writes one file that holds these imports, a line each. */
async function build({ file, refused, allowed }: Wall): Promise<void> {
  const target = path.join(house, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, [...refused, ...allowed].map((name) => `import '${name}';\n`).join(''));
}

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
}

/** Lints the whole house at once; answers `file:line` of every import that is refused. */
async function lint(): Promise<ReadonlySet<string>> {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const text = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: house }, (_error, stdout) => resolve(stdout));
  });
  const report: Report = JSON.parse(text);
  const refusals = report.diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  return new Set(refusals.map(({ location }) => `${location.path}:${location.start.line}`));
}
