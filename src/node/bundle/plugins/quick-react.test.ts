import { expect, test } from 'vitest';
import { bundleEntry } from '../../../../tests/support/bundles/bundle-entry';
import { quickReact } from './quick-react';

test('React is called directly, and what would give it a default is not in the bundle', async () => {
  const code =
    "import * as React from 'react';globalThis.made = React.isValidElement(React.createElement('p'));";
  const without = (await bundleEntry(code, [])).script;
  const { script } = await bundleEntry(code, [quickReact()]);
  expect(without).toContain('__copyProps(isNodeMode');
  expect(script).not.toContain('__copyProps(isNodeMode');
  expect(script).toContain('__toESM = (mod) => mod;');
  const scope = { made: false };
  new Function('globalThis', 'process', script)(scope, { env: { NODE_ENV: 'production' } });
  expect(scope.made).toBe(true);
});

test('who takes the default of React is told to import by name, since there is none', async () => {
  const code = "import React from 'react';globalThis.made = React;";
  await expect(bundleEntry(code, [quickReact()])).rejects.toThrow(
    /uses import_react\.default\. Import by name/,
  );
});
