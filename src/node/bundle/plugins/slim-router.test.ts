import { expect, test } from 'vitest';
import { bundleEntry } from '../../../../tests/support/bundles/bundle-entry';
import { slimRouter } from './slim-router';

test('of react-router stays what the entry uses: no contexts, values or names that nobody asks for', async () => {
  const code = "import { BrowserRouter } from 'react-router-dom';globalThis.router = BrowserRouter;";
  const without = (await bundleEntry(code, [])).script;
  const { script } = await bundleEntry(code, [slimRouter()]);
  expect(script).toContain('function BrowserRouter(');
  for (const unused of [
    'DataRouterContext',
    'DataRouterContext.displayName',
    '__reactRouterVersion',
    'Object.getOwnPropertyNames(Object.prototype)',
    'new URL("http://localhost")',
    'new Set(validRequestMethodsArr)',
    'because it does not start with the basename',
  ]) {
    expect(without).toContain(unused);
    expect(script).not.toContain(unused);
  }
});
