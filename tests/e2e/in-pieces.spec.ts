import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { expect, noteShifts, painted, tabTest as test } from './support';

const html = readFileSync('dist/services/erp.html', 'utf8');

/** After the start tag of each list of the bar: a line may be slow anywhere, and there it showed. */
const cuts = [...html.matchAll(/<details name="[^"]*"[^>]*>/g)].map(
  ({ index, 0: tag }) => index + tag.length,
);

test('nothing moves while a document comes in pieces', async ({ page }) => {
  expect(cuts.length).toBeGreaterThan(1);
  const shifts = await noteShifts(page);
  for (const [index, cut] of cuts.entries()) {
    let sendRest = () => {};
    const server = createServer((request, response) => {
      if (request.url !== '/') return void response.writeHead(204).end();
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut));
      sendRest = () => response.end(html.slice(cut));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}`, { waitUntil: 'commit' });
    await painted(page);
    // What has come is parsed and drawn before the rest is sent.
    await expect(page.locator('header details').nth(index)).toBeAttached();
    await shifts();
    sendRest();
    await page.waitForLoadState('load');
    expect(await shifts(), html.slice(0, cut).slice(-60)).toBe(0);
    server.close();
    server.closeAllConnections();
  }
});
