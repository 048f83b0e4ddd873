import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../../src/node/hosting/serve/serve';
import { buildEndpointSite, ENDPOINT } from '../../support/sites/endpoint-site';
import { hydrated, stopClock, tabTest as test } from '../support';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;

// One worker for all tests, which share a site.
test.describe.configure({ mode: 'default' });

test.beforeAll('build a small site whose contact form has an endpoint, and serve it', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-endpoint-'));
  site = await serve({ dir: await buildEndpointSite(folder) });
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the endpoint got, and how it answers: a status, or no answer at all until `answer` is called. */
async function standIn(page: Page) {
  const got: unknown[] = [];
  const waiting: ((status: number | 'no line') => void)[] = [];
  await page.route(ENDPOINT, async (route) => {
    got.push(route.request().postDataJSON());
    const status = await new Promise<number | 'no line'>((resolve) => waiting.push(resolve));
    await (status === 'no line' ? route.abort('failed') : route.fulfill({ status }));
  });
  return {
    got,
    async answer(status: number | 'no line') {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(status);
    },
  };
}

async function fillIn(page: Page) {
  await page.goto(site.url);
  await hydrated(page);
  await page.getByLabel('Name').fill('Abena Owusu');
  await page.getByLabel('E-mail').fill('abena@example.com');
  await page.getByLabel('What is it about?').selectOption('cake');
  await page.getByLabel('Message').fill('Two cakes, on Friday.');
}

/** Forced: while a message is on its way the button is marked as disabled, and a visitor may press it all the same. */
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click({ force: true });

test('sending and sent are announced, the message goes out as JSON, and once', async ({ page }) => {
  const endpoint = await standIn(page);
  await fillIn(page);
  await expect(page.getByRole('status')).toBeEmpty();
  await send(page);
  await expect(page.getByRole('status')).toHaveText('Sending');
  await send(page);
  await endpoint.answer(204);
  await expect(page.getByRole('status')).toHaveText('Sent');
  await send(page);
  expect(endpoint.got).toEqual([
    {
      name: 'Abena Owusu',
      email: 'abena@example.com',
      phone: '',
      service: 'cake',
      message: 'Two cakes, on Friday.',
    },
  ]);
});

test('failed is announced; what was typed survives it and a reload, and goes out later', async ({ page }) => {
  for (const [trouble, status] of [
    ['the endpoint refuses', 500],
    ['there is no line', 'no line'],
  ] as const) {
    await test.step(trouble, async () => {
      const endpoint = await standIn(page);
      await fillIn(page);
      await send(page);
      await endpoint.answer(status);
      await expect(page.getByRole('status')).toHaveText('Not sent');
      await expect(page.getByLabel('Message')).toHaveValue('Two cakes, on Friday.');

      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel('Name')).toHaveValue('Abena Owusu');
      await expect(page.getByLabel('What is it about?')).toHaveValue('cake');
      await expect(page.getByLabel('Message')).toHaveValue('Two cakes, on Friday.');
      await send(page);
      await endpoint.answer(204);
      await expect(page.getByRole('status')).toHaveText('Sent');
      expect(endpoint.got).toHaveLength(2);
      await page.unroute(ENDPOINT);
    });
  }
});

test('what became of the message comes into view where the button is the last thing in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const endpoint = await standIn(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).evaluate((button) => button.scrollIntoView(false));
  await expect(page.getByRole('status')).not.toBeInViewport();
  await send(page);
  await expect(page.getByText('Sending')).toBeInViewport({ ratio: 1 });
  await endpoint.answer(500);
  await expect(page.getByText('Not sent')).toBeInViewport({ ratio: 1 });
});

test('failed is announced when the endpoint does not answer at all, and nothing typed is lost', async ({
  page,
}) => {
  await stopClock(page);
  await standIn(page);
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('status')).toHaveText('Sending');
  await page.clock.runFor(30_000);
  await expect(page.getByRole('status')).toHaveText('Not sent');
  await expect(page.getByLabel('Message')).toHaveValue('Two cakes, on Friday.');
});

test('nothing is sent while the browser finds a field wrong', async ({ page }) => {
  const endpoint = await standIn(page);
  await fillIn(page);
  await page.getByLabel('E-mail').fill('abena');
  await send(page);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  expect(endpoint.got).toEqual([]);
});
