import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { trackRequests } from './open-requests';

/** Tells whether something is settled before the event loop goes on. */
async function isSettled(promise: Promise<void>) {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await new Promise(setImmediate);
  return settled;
}

function begin(requests: ReturnType<typeof trackRequests>) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  requests.middleware(request, response, () => {});
  return response;
}

test('a request that waits for something else does not count, and counts again after it', async () => {
  const requests = trackRequests();
  const response = begin(requests);
  let goOn = () => {};
  const other = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  expect(await isSettled(requests.untilIdle())).toBe(false);
  const waited = requests.waitFor(other, response);
  expect(await isSettled(requests.untilIdle())).toBe(true);
  goOn();
  await waited;
  const idle = requests.untilIdle();
  expect(await isSettled(idle)).toBe(false);
  response.emit('close');
  expect(await isSettled(idle)).toBe(true);
});

test('a client that leaves while its request waits does not hide the request of another', async () => {
  const requests = trackRequests();
  const left = begin(requests);
  void requests.waitFor(new Promise(() => {}), left);
  const other = begin(requests);
  left.emit('close');
  const idle = requests.untilIdle();
  expect(await isSettled(idle)).toBe(false);
  other.emit('close');
  expect(await isSettled(idle)).toBe(true);
});
