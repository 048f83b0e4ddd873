import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICON_PACKAGES } from '../../../src/node/assets/icons/icon-set';

interface LockedPackage {
  license?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** What every package asks is that its notice be kept, or nothing; OFL-1.1 is for fonts. */
const FREE = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Zlib',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0'],
];

/** Their own changes must stay open. We change nothing in them, and no visitor gets any of them. */
const FOR_TOOLS = ['LGPL-3.0-or-later', 'MPL-2.0'];

const { packages: locked }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(locked).filter(([place]) => place !== '');

/** SPDX: with OR one licence is enough, with AND all of them hold. */
const allows = (allowed: readonly string[], expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));

describe('packages', () => {
  it('have licences that we can keep', () => {
    const refused = packages.filter(
      ([, { license = '', dev }]) => !allows(dev ? [...FREE, ...FOR_TOOLS] : FREE, license),
    );
    expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  it('are exactly those that the lock file has the sum of', () => {
    expect(packages.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
  });

  it('run nothing while they are installed; a new one that would has to be looked at', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const would = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
    expect(would).toEqual(['node_modules/esbuild']);
  });

  it('of which visitors get a part are named with their origin', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const drawn = Object.keys(devDependencies).filter((name) => /^@(?:fontsource|iconify-json)\//.test(name));
    const provenance = readFileSync('docs/provenance.md', 'utf8');
    const missing = [...Object.keys(dependencies), ...drawn].filter(
      (name) => !provenance.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('of which visitors see drawings have the text of their licence here or with them', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const sets = Object.keys(devDependencies).filter((name) => name.startsWith('@iconify-json/'));
    expect(sets).toEqual([...ICON_PACKAGES]);
    for (const set of sets) {
      const { license }: LockedPackage = JSON.parse(readFileSync(`node_modules/${set}/package.json`, 'utf8'));
      const text = readFileSync(`src/node/assets/licences/${path.basename(set)}.txt`, 'utf8');
      expect(text, set).toMatch(license === 'MIT' ? /^MIT License\n\nCopyright/ : /^# CC0 1\.0 Universal/);
    }
  });
});

describe('workflows', () => {
  const workflows = readdirSync('.github/workflows').map((name) =>
    readFileSync(`.github/workflows/${name}`, 'utf8'),
  );

  it('name actions by commit, which nobody can move', () => {
    const used = workflows.flatMap((text) =>
      [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('may read the repository and nothing else', () => {
    for (const text of workflows) {
      expect(text).toContain('\npermissions:\n  contents: read\n\n');
      expect(text.match(/permissions:/g)).toHaveLength(1);
    }
  });
});
