import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleEntry } from '../../../../tests/support/bundles/bundle-entry';
import { PROJECT_ROOT } from '../../project';
import { shortClasses } from './short-classes';

test('classes of a module begin with a letter or two, the same in style and script, and different from those of all others', async () => {
  const modules = ['src/ui/components/section/section.module.css', 'src/layout/logo.module.css'];
  const imports = modules.map(
    (file, at) => `import s${at} from '${path.join(PROJECT_ROOT, file)}';console.log(s${at});`,
  );
  const { css, script } = await bundleEntry(imports.join(''), [shortClasses()]);
  const classes = [...new Set(Array.from(css.matchAll(/\.([a-zA-Z]+)_\w+/g), ([name]) => name.slice(1)))];
  expect(classes.length).toBeGreaterThan(2);
  expect(new Set(classes.map((name) => name.replace(/_.*/, ''))).size).toBe(modules.length);
  for (const name of classes) {
    expect(name).toMatch(/^[a-zA-Z]{1,2}_/);
    expect(script).toContain(`"${name}"`);
  }
});
